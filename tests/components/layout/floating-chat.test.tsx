import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FloatingChat } from '../../../src/components/layout/floating-chat'
import { site } from '../../../src/content/site'

/** Gives every element with `data-top` a position in the window, and the button the corner. */
function lay() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.getAttribute('data-top')
    if (top !== null) return new DOMRect(0, Number(top), window.innerWidth, 100)
    const isButton = this.classList.contains('fixed')
    return isButton
      ? new DOMRect(window.innerWidth - 72, window.innerHeight - 72, 56, 56)
      : new DOMRect()
  })
}

async function nextFrame() {
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))))
}

async function show(page = <p>Text</p>) {
  lay()
  const { rerender } = render(
    <>
      {page}
      <FloatingChat />
    </>,
  )
  await nextFrame()
  return {
    show: async (next: React.ReactElement) => {
      rerender(
        <>
          {next}
          <FloatingChat />
        </>,
      )
      await nextFrame()
    },
  }
}

/** Whether the link is shown, judged by its class, because no style sheet is loaded. */
function isShown(): boolean {
  const place = screen.getByRole('link', { name: /^Chat on WhatsApp/ }).parentElement
  return place?.classList.contains('invisible') === false
}

test('N18 a link to the chat floats where it covers nothing', async () => {
  await show()
  expect(isShown()).toBe(true)
  const link = screen.getByRole('link', { name: /^Chat on WhatsApp/ })
  const url = new URL(link.getAttribute('href') ?? '')
  expect(url.host).toBe('wa.me')
  expect(url.pathname).toBe(`/${site.phone.replace(/\D/g, '')}`)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.parentElement).toHaveClass('md:hidden')
})

test.each([
  ['a form', <form key="x" data-top="500" aria-label="Contact" />],
  ['a call to action', <div key="x" data-top="500" data-hides-floating />],
  ['the footer', <footer key="x" data-top="500" />],
  ['an open dialog', <dialog key="x" open />],
])('N18 the link is hidden near %s and shown again afterwards', async (_what, element) => {
  const page = await show(element)
  expect(isShown()).toBe(false)
  await page.show(<p>Text</p>)
  expect(isShown()).toBe(true)
})

test('N18 a form outside the window does not hide the link', async () => {
  await show(<form data-top="5000" aria-label="Contact" />)
  expect(isShown()).toBe(true)
})

test('N18 the link never covers the focused element', async () => {
  await show(<button data-top={String(window.innerHeight - 90)}>Under it</button>)
  expect(isShown()).toBe(true)
  act(() => screen.getByRole('button', { name: 'Under it' }).focus())
  await nextFrame()
  expect(isShown()).toBe(false)
  act(() => screen.getByRole('button', { name: 'Under it' }).blur())
  act(() => void document.dispatchEvent(new Event('scroll')))
  await nextFrame()
  expect(isShown()).toBe(true)
})

test('V103 the link names the chat, hides while a visitor reads on and comes back on the way up', async () => {
  await show()
  expect(screen.getByText('WhatsApp')).toBeVisible()
  const scrollTo = async (top: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top)
    act(() => void document.dispatchEvent(new Event('scroll')))
    await nextFrame()
  }
  await scrollTo(300)
  expect(isShown()).toBe(false)
  await scrollTo(200)
  expect(isShown()).toBe(true)
})

test('N18 the pre-rendered HTML does not contain the link', () => {
  expect(renderToString(<FloatingChat />)).toBe('')
})

test('N18 in a window without the button nothing is measured for it', async () => {
  const style = document.createElement('style')
  style.textContent = '.fixed { display: none }'
  document.head.append(style)
  onTestFinished(() => style.remove())
  await show(<footer data-top="500" />)
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  measure.mockClear()
  window.dispatchEvent(new Event('resize'))
  await nextFrame()
  expect(measure).not.toHaveBeenCalled()
})
