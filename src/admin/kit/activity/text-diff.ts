import { diffArrays, diffWordsWithSpace } from 'diff'

/** A piece of a changed line. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Consecutive lines that stayed the same, or a changed part of the text. */
export type DiffBlock = { kind: 'same'; lines: string[] } | { kind: 'changed'; parts: DiffPart[] }

/** Below this share of common characters two texts are not compared word by word. */
const leastCommon = 0.35

/**
 * Compares two texts line by line, and changed lines word by word.
 *
 * @returns `null` when they have so little in common that marks would only confuse
 */
export function diffTexts(before: string, after: string): DiffBlock[] | null {
  if (!before || !after) return null
  const result: DiffBlock[] = []
  let removed: string[] = []
  const flush = (added: string[]) => {
    if (removed.length > 0 || added.length > 0) result.push(...changedBlocks(removed, added))
    removed = []
  }
  for (const hunk of diffArrays(before.split('\n'), after.split('\n'))) {
    if (hunk.removed) removed = hunk.value
    else if (hunk.added) flush(hunk.value)
    else {
      flush([])
      result.push({ kind: 'same', lines: hunk.value })
    }
  }
  flush([])
  return commonShare(result, before.length + after.length) < leastCommon ? null : result
}

/** Lines that replace others: pairwise if there are as many, else as one text. */
function changedBlocks(removed: readonly string[], added: readonly string[]): DiffBlock[] {
  if (removed.length !== added.length) return [changedBlock(removed.join('\n'), added.join('\n'))]
  return removed.map((line, index) => changedBlock(line, added[index] ?? ''))
}

function changedBlock(before: string, after: string): DiffBlock {
  const whole = merged([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ])
  if (!before || !after) return { kind: 'changed', parts: whole }
  const parts = diffWordsWithSpace(before, after).map(({ value, added, removed }): DiffPart => {
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value }
  })
  const block: DiffBlock = { kind: 'changed', parts: merged(parts) }
  const isAlike = commonShare([block], before.length + after.length) >= leastCommon
  return isAlike ? block : { kind: 'changed', parts: whole }
}

/** Joins changes that only blanks separate: "one two" is one change, not two. */
function merged(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const [index, { kind, text }] of parts.entries()) {
    const isGap = kind === 'same' && text.trim() === '' && index > 0 && index < parts.length - 1
    if (kind === 'same' && !isGap) {
      flush()
      result.push({ kind, text })
      continue
    }
    if (kind !== 'added') removed += text
    if (kind !== 'removed') added += text
  }
  flush()
  return result
}

/** The share of characters that both texts have in common; `length` is that of both together. */
function commonShare(blocks: readonly DiffBlock[], length: number): number {
  const common = blocks
    .flatMap((block) =>
      block.kind === 'same'
        ? block.lines
        : block.parts.flatMap(({ kind, text }) => (kind === 'same' ? text.trim() : [])),
    )
    .reduce((sum, text) => sum + text.length, 0)
  return (2 * common) / length
}
