import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Search, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { DebouncedInput } from '../../../components/form/debounced-input'
import { buttonClass } from '../../../components/ui/button'
import { counted } from '../../../lib/format'
import { queryKeys } from '../../data/query-keys'
import { readListPage, pageSize, readListWords, type ListView } from '../lists/list-view'
import { PageTurner } from '../lists/pager'
import { LoadFailure } from '../load-failure'
import { Thumbnail } from '../thumbnail'
import { LoadingState } from '../loading-state'
import { galleryImageRowSchema, nameOfImage, type GalleryImageRow } from './gallery-image-row'

/** One page of the pictures that may be used, newest first. */
function usablePicturesOptions(words: string, page: number) {
  const view: ListView = {
    words,
    page,
    category: '',
    state: undefined,
    sort: 'newest',
    isUsable: true,
  }
  return queryOptions({
    queryKey: [...queryKeys.gallery_images, 'library', view],
    queryFn: ({ signal }) => readListPage('gallery_images', view, galleryImageRowSchema, signal),
    placeholderData: keepPreviousData,
    meta: { task: 'Loading gallery images', failureToast: 'Failed to load gallery images' },
  })
}

type LibraryBrowserProps = { onPick: (image: GalleryImageRow) => void }

/** A picker for gallery pictures: search, pages and arrow keys. */
export function LibraryBrowser({ onPick }: LibraryBrowserProps) {
  const searchId = useId()
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<GalleryImageRow>()
  const { data, isError, isPaused, error, refetch } = useQuery(usablePicturesOptions(words, page))
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))
  const turn = (to: number) => {
    setPage(to)
    setChosen(undefined)
  }
  return (
    <form
      className="flex grow flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        // In React this form is inside the editor's form, which must not be submitted with it.
        event.stopPropagation()
        if (chosen) onPick(chosen)
      }}
    >
      <div>
        <label htmlFor={searchId} className="mb-1 block font-semibold">
          Search titles
        </label>
        <span className="relative block">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-3.5 left-3 size-5 text-muted"
          />
          <DebouncedInput
            id={searchId}
            type="search"
            current={words}
            read={readListWords}
            onWrite={(next) => {
              setWords(next)
              turn(1)
            }}
            className="min-h-12 w-full rounded-postcard border border-muted bg-card pr-3 pl-10 text-base hover:border-tea"
          />
        </span>
      </div>
      {!data && !isError && <LoadingState label="Loading gallery images" isPaused={isPaused} />}
      {!data && isError && (
        <LoadFailure
          title="Failed to load gallery images"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <p aria-live="polite" className="text-muted tabular-nums">
            {counted(data.total, 'picture')}
            {pages > 1 && `, page ${page} of ${pages}`}
          </p>
          <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            <legend className="sr-only">Pictures</legend>
            {data.rows.map((image) => (
              <LibraryChoice
                key={image.id}
                image={image}
                isChosen={image.id === chosen?.id}
                onChoose={setChosen}
              />
            ))}
          </fieldset>
          <PageTurner page={page} pages={pages} onTurn={turn} />
        </>
      )}
      <div className="sticky bottom-0 -mx-4 mt-auto -mb-4 border-t border-line bg-card px-4 py-3 md:-mx-6 md:-mb-6 md:px-6">
        <button type="submit" className={buttonClass('primary')} disabled={!chosen}>
          Use this picture
        </button>
      </div>
    </form>
  )
}

type LibraryChoiceProps = {
  image: GalleryImageRow
  isChosen: boolean
  onChoose: (image: GalleryImageRow) => void
}

/** One picture of the picker. */
function LibraryChoice({ image, isChosen, onChoose }: LibraryChoiceProps) {
  return (
    <label className="relative block min-w-0 cursor-pointer overflow-hidden rounded-postcard border-2 border-line hover:border-tea has-checked:border-tea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-lake">
      <input
        type="radio"
        name="library-picture"
        className="absolute inset-0 size-full cursor-pointer appearance-none"
        aria-label={nameOfImage(image)}
        checked={isChosen}
        onChange={() => onChoose(image)}
      />
      <Thumbnail src={image.url} alt={image.alt} />
      <span className="block truncate px-2 pt-1.5 text-sm font-semibold">{nameOfImage(image)}</span>
      <span className="block truncate px-2 pb-1.5 text-sm text-muted">
        {image.category || 'No series'}
      </span>
      {isChosen && (
        <CircleCheck
          aria-hidden
          className="absolute top-2 right-2 size-7 rounded-full bg-card text-tea"
        />
      )}
    </label>
  )
}
