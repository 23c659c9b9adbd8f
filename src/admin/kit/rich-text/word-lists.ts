type OpenList = { element: HTMLElement; level: number }

/**
 * Word writes lists as paragraphs that begin with a bullet; replaces these with real lists.
 *
 * @param body is modified
 */
export function convertWordLists(body: HTMLElement): void {
  let open: OpenList[] = []
  for (const paragraph of body.querySelectorAll<HTMLElement>('[style*="mso-list"]')) {
    const level = levelOf(paragraph)
    if (level === undefined) continue
    if (paragraph.previousElementSibling !== open[0]?.element) open = []
    const tag = takeMarker(paragraph) ? 'ol' : 'ul'
    open = open.filter((list) => list.level <= level)
    const last = open.at(-1)
    if (last?.level === level && last.element.localName !== tag) open.pop()
    const list = open.at(-1)?.level === level ? open.at(-1) : begin(tag, level, open, paragraph)
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    list?.element.append(item)
    paragraph.remove()
  }
}

function levelOf(paragraph: HTMLElement): number | undefined {
  const found = /mso-list:[^;]*\blevel([1-9])/i.exec(paragraph.getAttribute('style') ?? '')
  return found ? Number(found[1]) : undefined
}

/** Removes the bullet or number; returns whether it was a number. */
function takeMarker(paragraph: HTMLElement): boolean {
  const marker = [...paragraph.querySelectorAll('[style]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  )
  marker?.remove()
  return /^\W*(?:\d+|[a-z]{1,4})[.)]/i.test(marker?.textContent ?? '')
}

function begin(
  tag: 'ol' | 'ul',
  level: number,
  open: OpenList[],
  paragraph: HTMLElement,
): OpenList {
  const element = document.createElement(tag)
  const item = open.at(-1)?.element.lastElementChild
  if (item) item.append(element)
  else paragraph.before(element)
  const list = { element, level }
  open.push(list)
  return list
}
