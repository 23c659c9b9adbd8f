const looks: ReadonlyMap<string, string> = new Map([
  ['Agritourism Value', 'bg-tea-soft text-tea-dark'],
  ['Industrial Tourism', 'bg-lake-soft text-lake'],
  ['Community Tourism', 'bg-dusk-soft text-dusk'],
  ['Livestock Farming', 'bg-maize-soft text-ink'],
  ['Coffee Farming', 'bg-terracotta-soft text-terracotta-dark'],
])

/** Colours of the stamp of a category; one that editors have added gets the plain look. */
export function categoryLook(category: string): string {
  return looks.get(category) ?? 'bg-paper text-ink'
}
