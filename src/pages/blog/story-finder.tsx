import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DebouncedInput } from '../../components/form/debounced-input'
import { Field } from '../../components/form/field'
import { SelectField } from '../../components/form/select-field'
import { buttonClass } from '../../components/ui/button'
import { EmptyState } from '../../components/ui/empty-state'
import { ListMore, useListPart } from '../../components/ui/list-more'
import { articleCards } from '../../content/article-cards'
import type { ArticleCard } from '../../content/model'
import { cleanLine } from '../../lib/clean-text'
import { counted } from '../../lib/format'
import { paths } from '../../lib/paths'
import { hasWords } from '../../lib/tour-search'
import { useHydrated } from '../../lib/use-hydrated'
import { ArticleGrid } from './article-grid'

type StoryFinderProps = {
  /** For tests; by default those of the site. */
  articles?: readonly ArticleCard[]
}

const maxWordsLength = 80
const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
const readWords = (typed: string) => cleanLine(typed).slice(0, maxWordsLength)

/** Stories with a search and a filter by category, both in the URL. Without script, all stories. */
export function StoryFinder({ articles = articleCards }: StoryFinderProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const categories = [...new Set(articles.map(({ category }) => category))].toSorted()
  const filtersOf = (query: URLSearchParams | FormData) => ({
    category: categories.find((name) => name === query.get('category')) ?? '',
    q: readWords(textOf(query.get('q'))),
  })
  const asked = filtersOf(new URLSearchParams(search))
  // Hydration repeats the pre-rendered HTML, which shows all.
  const { category, q: words } = isHydrated ? asked : { category: '', q: '' }
  const found = articles.filter(
    (article) =>
      (category === '' || article.category === category) &&
      hasWords(`${article.title} ${article.category} ${article.excerpt}`, words),
  )
  const isFiltered = category !== '' || words !== ''
  const part = useListPart('blog', isFiltered ? search : '')

  /** @param replace for typing, so that Back does not undo single letters */
  const show = (change: { category?: string; q?: string }, replace: boolean) => {
    const values = { ...asked, ...change }
    const next = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
    const text = next.toString().replaceAll('+', '%20')
    void navigate(paths.blog() + (text && `?${text}`), { replace, preventScrollReset: true })
  }

  const form = useRef<HTMLFormElement>(null)
  // What was entered before hydration.
  const applyEarlyInput = useEffectEvent(() => {
    const { category: chosen, q } = filtersOf(new FormData(form.current ?? undefined))
    const change = {
      ...(chosen && chosen !== asked.category && { category: chosen }),
      ...(q && q !== asked.q && { q }),
    }
    if (Object.keys(change).length > 0) show(change, true)
  })
  useEffect(() => applyEarlyInput(), [])

  return (
    <>
      <form
        ref={form}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers support `search` only since 2023
        role="search"
        className="flex flex-wrap items-end gap-3 rounded-panel border border-line bg-card p-3 shadow-card sm:p-4 noscript:hidden"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label="Search stories" className="min-w-0 grow basis-36">
          {(control) => (
            <DebouncedInput
              {...control}
              current={words}
              read={readWords}
              onWrite={(q) => show({ q }, true)}
              type="search"
              name="q"
              dir="auto"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={maxWordsLength}
            />
          )}
        </Field>
        <SelectField
          label="Category"
          name="category"
          className="min-w-0 grow basis-36"
          value={category}
          onChange={(event) => show({ category: event.target.value }, false)}
        >
          <option value="">All categories</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </form>
      <output className="my-5 block font-semibold break-words text-muted noscript:hidden">
        {counted(found.length, 'story', 'stories')}
        {category && ` in ${category}`}
        {words && ` matching “${words}”`}
      </output>
      {found.length > 0 ? (
        <>
          <ArticleGrid articles={found.slice(part.from, part.to)} hasLead={!isFiltered} />
          <ListMore
            list="blog"
            part={part}
            length={found.length}
            name="stories"
            path={isFiltered ? undefined : paths.blog()}
          />
        </>
      ) : (
        <>
          <EmptyState>No story matches all of these.</EmptyState>
          <p className="mt-4 text-center">
            <button
              type="button"
              className={buttonClass('secondary')}
              onClick={() => show({ category: '', q: '' }, false)}
            >
              Show all stories
            </button>
          </p>
        </>
      )}
    </>
  )
}
