import { Stamp } from '../../components/ui/stamp'

const colours: ReadonlyMap<string, string> = new Map([
  ['Agritourism Value', 'bg-tea-soft text-tea-dark'],
  ['Industrial Tourism', 'bg-lake-soft text-lake'],
  ['Community Tourism', 'bg-dusk-soft text-dusk'],
  ['Livestock Farming', 'bg-maize-soft text-ink'],
  ['Coffee Farming', 'bg-terracotta-soft text-terracotta-dark'],
])

/** The category of an article. */
export function CategoryStamp({ category }: { category: string }) {
  return (
    <p>
      <Stamp className={coloursOf(category)}>{category}</Stamp>
    </p>
  )
}

/** Colours of the stamp; a category that editors have added gets neutral ones. */
function coloursOf(category: string): string {
  return colours.get(category) ?? 'bg-paper text-ink'
}
