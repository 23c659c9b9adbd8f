import { useId, useLayoutEffect, useRef, type CSSProperties } from 'react'

/** Writing lines that scroll with the text; of the height of a line, which no class of the site has. */
const linesStyle: CSSProperties = {
  backgroundImage: 'linear-gradient(transparent calc(1lh - 1px), var(--color-line) 0)',
  backgroundSize: '100% 1lh',
  backgroundPosition: '0 -0.35em',
}

/**
 * The message on writing lines. What has just been typed is scrolled into view. Not a live region: a screen
 * reader that said the whole message at every key could not be used.
 *
 * @param className must give it a size that does not depend on the message
 */
export function MessageSheet({ message, className }: { message: string; className: string }) {
  const sheet = useRef<HTMLDivElement>(null)
  const shown = useRef(message)
  const headingId = useId()
  const lines = message.split('\n')

  useLayoutEffect(() => {
    const changed = lastChangedLine(shown.current, message)
    shown.current = message
    const line = changed === undefined ? undefined : sheet.current?.children[changed]
    if (sheet.current && line instanceof HTMLElement) showLine(sheet.current, line)
  }, [message])

  return (
    <section
      aria-labelledby={headingId}
      className={`flex flex-col rounded-postcard border border-line bg-paper ${className}`}
    >
      <h2 id={headingId} className="border-b border-line p-3 text-sm text-muted">
        Your message
      </h2>
      <div
        ref={sheet}
        data-allow-copy
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts scroll
        tabIndex={0}
        style={linesStyle}
        className="relative min-h-0 grow overflow-y-auto bg-local px-3 font-display text-sm leading-7 break-words whitespace-pre-wrap"
      >
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may repeat
          <span key={index} dir="auto" className="block">
            {index === lines.length - 1 ? line : `${line}\n`}
          </span>
        ))}
      </div>
    </section>
  )
}

/** Scrolls a box just as far as needed for the end of a line in it to be seen. */
function showLine(box: HTMLElement, line: HTMLElement): void {
  const end = line.offsetTop + line.offsetHeight
  box.scrollTop = Math.max(Math.min(box.scrollTop, line.offsetTop), end - box.clientHeight)
}

/**
 * Index of the last line of a text that differs from an earlier one; undefined if none does.
 *
 * @param before the earlier text
 * @param after the text whose line is returned
 */
export function lastChangedLine(before: string, after: string): number | undefined {
  if (before === after) return undefined
  const oldLines = before.split('\n')
  const newLines = after.split('\n')
  let same = 0
  while (same < newLines.length && newLines.at(-1 - same) === oldLines.at(-1 - same)) same += 1
  // Only lines at the beginning are gone.
  return Math.max(0, newLines.length - 1 - same)
}
