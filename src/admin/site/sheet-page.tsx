import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import type { Parts } from '../../content/collections/facts/part'
import { factKeys, factSheets, type FactKey } from '../../content/collections/facts/sheets'
import { adminPaths } from '../../lib/admin-paths'
import { StatusChips } from '../frame/publishing/status-chips'
import { factText } from '../kit/activity/fact-changes'
import type { FormValues } from '../kit/drafts/merge-changes'
import { EditorForm, focusField } from '../kit/editing/editor-form'
import type { Editor } from '../kit/editing/use-editor'
import { LoadFailure } from '../kit/load-failure'
import { FactSkeletons, LoadingState } from '../kit/loading-state'
import { StudioPage } from '../kit/page/studio-page'
import { SheetPreview } from '../kit/preview/preview-dialog'
import { ReadOnlyContext, useMay } from '../kit/rights'
import { SheetFields } from './sheet-fields'
import { sheetOptions, type SheetRow } from './sheet-queries'
import { entriesIn, isDamaged, partOf, tidied, withIds } from './sheet-values'
import { useSheetEditor } from './use-sheet-editor'

const backLink = (
  <Link to={adminPaths.site()} className={buttonClass('quiet', '-ml-3', 'compact')}>
    <ArrowLeft aria-hidden className="size-4" />
    Back to Site
  </Link>
)

/** Edits the sheet that the URL names. */
export function SheetPage() {
  const { sheet: typed } = useParams()
  const key = factKeys.find((known) => known === typed)
  if (key) return <KnownSheetPage key={key} sheet={key} />
  return (
    <StudioPage title="Page not found">
      <p className="mb-4">The site has no facts under this address.</p>
      {backLink}
    </StudioPage>
  )
}

function KnownSheetPage({ sheet }: { sheet: FactKey }) {
  const { id, part } = factSheets[sheet]
  const [openedAt] = useState(Date.now)
  const mayManage = useMay('manage')
  const { data, dataUpdatedAt, isError, isPaused, error, refetch } = useQuery({
    ...sheetOptions(sheet),
    refetchOnMount: 'always',
  })
  // The cache may hold an old version from an earlier visit, which the editor must not start from.
  const isReady = data !== undefined && dataUpdatedAt >= openedAt
  return (
    <StudioPage
      title={part.label}
      actions={<StatusChips row={{ id, status: 'published' }} kind="facts" />}
    >
      <div className="mb-4 print:hidden">{backLink}</div>
      <ReadOnlyContext value={!mayManage}>
        {!mayManage && (
          <p className={`mb-4 p-3 ${noticeClass('advice')}`}>
            Only administrators change the facts of the site.
          </p>
        )}
        {isReady && <SheetForm sheet={sheet} row={data} />}
      </ReadOnlyContext>
      {!isReady && !isError && (
        <LoadingState label={`Loading ${part.label}`} isPaused={isPaused}>
          <FactSkeletons count={8} />
        </LoadingState>
      )}
      {!isReady && isError && (
        <LoadFailure
          title={`${part.label} could not be loaded`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </StudioPage>
  )
}

function SheetForm({ sheet, row }: { sheet: FactKey; row: SheetRow }) {
  const { part } = factSheets[sheet]
  const parts: Parts = part.parts
  const labels = Object.fromEntries(Object.entries(parts).map(([key, { label }]) => [key, label]))
  const { editor, inUse, allow } = useSheetEditor(sheet, row)
  const { hash } = useLocation()
  // A link of the launch check leads to one part of the sheet.
  useEffect(() => {
    if (hash !== '') focusField(hash.slice(1))
  }, [hash])
  const [wasDamaged] = useState(() => isDamaged(part, row.value))
  return (
    <EditorForm
      label={part.label}
      editor={editor}
      labels={labels}
      textOf={(value, field) => {
        const inner = parts[field]
        return inner ? factText(inner, value) : ''
      }}
    >
      <SheetPreview sheet={sheet} toSaved={(values) => withIds(part, tidied(part, values), true)} />
      {wasDamaged && (
        <p className={`mb-6 p-4 ${noticeClass('warning')}`}>
          Some of what is stored here could not be read. It is shown as empty; check this sheet,
          then save it.
        </p>
      )}
      {inUse !== undefined && (
        <InUseNotice sheet={sheet} name={inUse} editor={editor} onDone={allow} />
      )}
      <SheetFields sheet={sheet} />
    </EditorForm>
  )
}

type InUseNoticeProps = {
  sheet: FactKey
  name: string
  editor: Editor<FormValues>
  onDone: () => void
}

/** Offers to retire an entry that cannot be removed, because tours or pictures have it. */
function InUseNotice({ sheet, name, editor, onDone }: InUseNoticeProps) {
  const { form } = editor
  function putBack() {
    const before = entriesIn(partOf(form.formState.defaultValues, sheet))
    const index = before.findIndex((entry) => partOf(entry, 'name') === name)
    const retired = { ...Object(before[index]), retired: true }
    const entries = entriesIn(form.getValues(sheet)).toSpliced(Math.max(index, 0), 0, retired)
    form.setValue(sheet, entries, { shouldDirty: true })
    form.clearErrors(sheet)
    onDone()
  }
  return (
    <div className={`mb-6 p-4 ${noticeClass('warning')}`}>
      <p>
        “{name}” is still in use. Retired, it stays where it is used and is offered for nothing new.
      </p>
      <button type="button" className={buttonClass('secondary', 'mt-3')} onClick={putBack}>
        Put “{name}” back as retired
      </button>
    </div>
  )
}
