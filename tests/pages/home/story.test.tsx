import { existsSync, statSync } from 'node:fs'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { film as heroFilm } from '../../../src/content/hero'
import { storyCaptions, storyFiles, storyPoster } from '../../../src/content/story'
import { StoryDialog } from '../../../src/pages/home/story/story-dialog'
import { StoryPlayer } from '../../../src/pages/home/story/story-dialog'
import { Link } from '../../../src/lib/link'
import { WatchStory } from '../../../src/pages/home/story/watch-story'

const play = vi.fn<() => Promise<void>>()

beforeEach(() => {
  play.mockReset().mockResolvedValue()
  HTMLMediaElement.prototype.play = play
})

const film = () => document.querySelector('video')

test('H8 the film is in the page only after the click, and then plays', async () => {
  const user = userEvent.setup()
  render(<WatchStory />, { wrapper: MemoryRouter })
  const button = screen.getByRole('button', { name: /^Watch Story/ })
  expect(document.querySelector('video, iframe, source, track')).toBeNull()
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Our story' })).toBeVisible()
  expect(film()).toHaveAttribute('autoplay')
  expect(play).toHaveBeenCalledOnce()
  expect([...(film()?.querySelectorAll('source') ?? [])].map(({ type }) => type)).toEqual([
    'video/webm',
    'video/mp4',
  ])
})

test('H8 the film has captions in two languages', () => {
  render(<StoryPlayer film={{ provider: 'file', id: '', size: '' }} />)
  const tracks = [...(film()?.querySelectorAll('track') ?? [])]
  expect(tracks.map(({ srclang }) => srclang)).toEqual(['en', 'sw'])
  expect(tracks[0]).toHaveAttribute('default')
})

test('H8 where the browser refuses sound, the film plays muted', async () => {
  play.mockRejectedValueOnce(new DOMException('no gesture', 'NotAllowedError'))
  render(<StoryPlayer film={{ provider: 'file', id: '', size: '' }} />)
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2))
  expect(film()).toHaveProperty('muted', true)
})

test.each([
  ['youtube', 'https://www.youtube-nocookie.com/embed/a_B-1', { autoplay: '1' }],
  ['vimeo', 'https://player.vimeo.com/video/a_B-1', { autoplay: '1', dnt: '1' }],
] as const)('H8 a film on %s plays automatically in a frame', (provider, address, wanted) => {
  render(<StoryPlayer film={{ provider, id: 'a_B-1', size: '' }} />)
  const frame = screen.getByTitle('Our story, a film')
  const url = new URL(frame.getAttribute('src') ?? '')
  expect(url.origin + url.pathname).toBe(address)
  expect(Object.fromEntries(url.searchParams)).toMatchObject(wanted)
  expect(frame).toHaveAttribute('allow', expect.stringContaining('autoplay'))
  expect(film()).toBeNull()
})

test.each(['../evil', 'x?autoplay=0', '"><script>', 'x#y'])(
  'H8 the film id %s cannot change the URL of the service',
  (id) => {
    render(<StoryPlayer film={{ provider: 'youtube', id, size: '' }} />)
    const url = new URL(screen.getByTitle('Our story, a film').getAttribute('src') ?? '')
    expect(url.pathname).toBe(`/embed/${encodeURIComponent(id)}`)
    expect(url.searchParams.getAll('autoplay')).toEqual(['1'])
    expect(url.hash).toBe('')
  },
)

test.each([
  ['the close button', () => screen.getByRole('button', { name: 'Close' }).click()],
  ['Esc', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
])('H9 %s removes the film and returns the focus', async (_how, close) => {
  const user = userEvent.setup()
  render(<WatchStory />, { wrapper: MemoryRouter })
  const button = screen.getByRole('button', { name: /^Watch Story/ })
  await user.click(button)
  await screen.findByRole('dialog')
  act(close)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(film()).toBeNull()
  await waitFor(() => expect(button).toHaveFocus())
})

test('H9 a click on the backdrop closes the film', async () => {
  const onClose = vi.fn<() => void>()
  render(<StoryDialog onClose={onClose} onClosed={() => {}} />, { wrapper: MemoryRouter })
  // The library listens one task later, so that the opening click does not close the dialog.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  const backdrop = screen.getByRole('dialog').parentElement
  if (backdrop) fireEvent.pointerDown(backdrop)
  if (backdrop) fireEvent.click(backdrop)
  expect(onClose).toHaveBeenCalledOnce()
})

test('V70 the film says that it is silent, and leads on to the tours and to the contact form', async () => {
  const user = userEvent.setup()
  render(<WatchStory />, { wrapper: MemoryRouter })
  await user.click(screen.getByRole('button', { name: /^Watch Story/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveAccessibleDescription('A silent film with captions')
  const links = within(dialog).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Explore Tours', '/tours'],
    ['Write to us', '/#contact'],
  ])
})

test('V70 a link below the film does not return the focus to the button that opened it', async () => {
  const user = userEvent.setup()
  render(<WatchStory />, { wrapper: MemoryRouter })
  const button = screen.getByRole('button', { name: /^Watch Story/ })
  await user.click(button)
  await user.click(await screen.findByRole('link', { name: 'Write to us' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button).not.toHaveFocus()
})

test('H8 the files of the film exist and have the size that the button shows', () => {
  const files = [...storyFiles.map(({ src }) => src), storyPoster, ...Object.values(storyCaptions)]
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([])
  const largest = Math.max(...storyFiles.map(({ src }) => statSync(`public${src}`).size))
  expect(largest).toBeLessThan(3_000_000)
  expect(`${Math.ceil(largest / 100_000) / 10} MB`).toBe(heroFilm.size)
})

function Site() {
  const { pathname } = useLocation()
  return pathname === '/' ? (
    <>
      <WatchStory />
      <Link to="/tours">Tours</Link>
    </>
  ) : (
    <p>All tours</p>
  )
}

test('H8 a film that comes after the visitor has gone on to another page does not fetch them back', async () => {
  render(<Site />, { wrapper: MemoryRouter })
  fireEvent.click(screen.getByRole('button', { name: /^Watch Story/ }))
  // The film is still on its way.
  fireEvent.click(screen.getByRole('link', { name: 'Tours' }))
  expect(screen.getByText('All tours')).toBeVisible()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(screen.getByText('All tours')).toBeVisible()
})

test('H9 a film that was asked for twice while it was on its way is closed once', async () => {
  const user = userEvent.setup()
  render(<WatchStory />, { wrapper: MemoryRouter })
  const button = screen.getByRole('button', { name: /^Watch Story/ })
  fireEvent.click(button)
  fireEvent.click(button)
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Our story' })).getByRole('button', {
      name: 'Close',
    }),
  )
  expect(film()).toBeNull()
})
