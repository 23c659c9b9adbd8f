import { existsSync, statSync } from 'node:fs'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '../../../src/content/site'
import { storyCaptions, storyFiles, storyPoster } from '../../../src/content/story'
import { StoryDialog } from '../../../src/pages/home/story/story-dialog'
import { StoryPlayer } from '../../../src/pages/home/story/story-player'
import { WatchStory } from '../../../src/pages/home/story/watch-story'

const play = vi.fn<() => Promise<void>>()

beforeEach(() => {
  play.mockReset().mockResolvedValue()
  HTMLMediaElement.prototype.play = play
})

const film = () => document.querySelector('video')

test('H8 nothing of the film is in the page before the press, and then it plays', async () => {
  const user = userEvent.setup()
  render(<WatchStory />)
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

test('H8 the film can be read along in two languages', () => {
  render(<StoryPlayer story={{ provider: 'file', id: '', size: '' }} />)
  const tracks = [...(film()?.querySelectorAll('track') ?? [])]
  expect(tracks.map(({ srclang }) => srclang)).toEqual(['en', 'sw'])
  expect(tracks[0]).toHaveAttribute('default')
})

test('H8 a browser that refuses the sound plays without it', async () => {
  play.mockRejectedValueOnce(new DOMException('no gesture', 'NotAllowedError'))
  render(<StoryPlayer story={{ provider: 'file', id: '', size: '' }} />)
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2))
  expect(film()).toHaveProperty('muted', true)
})

test.each([
  ['youtube', 'https://www.youtube-nocookie.com/embed/a_B-1', { autoplay: '1' }],
  ['vimeo', 'https://player.vimeo.com/video/a_B-1', { autoplay: '1', dnt: '1' }],
] as const)('H8 a film of %s plays by itself in its own frame', (provider, address, wanted) => {
  render(<StoryPlayer story={{ provider, id: 'a_B-1', size: '' }} />)
  const frame = screen.getByTitle('Our story, a film')
  const url = new URL(frame.getAttribute('src') ?? '')
  expect(url.origin + url.pathname).toBe(address)
  expect(Object.fromEntries(url.searchParams)).toMatchObject(wanted)
  expect(frame).toHaveAttribute('allow', expect.stringContaining('autoplay'))
  expect(film()).toBeNull()
})

test.each(['../evil', 'x?autoplay=0', '"><script>', 'x#y'])(
  'H8 a film named %s stays at its service',
  (id) => {
    render(<StoryPlayer story={{ provider: 'youtube', id, size: '' }} />)
    const url = new URL(screen.getByTitle('Our story, a film').getAttribute('src') ?? '')
    expect(url.pathname).toBe(`/embed/${encodeURIComponent(id)}`)
    expect(url.searchParams.getAll('autoplay')).toEqual(['1'])
    expect(url.hash).toBe('')
  },
)

test.each([
  ['the cross', () => screen.getByRole('button', { name: 'Close' }).click()],
  ['Esc', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
])('H9 closed by %s the film is gone and the focus is back', async (_how, close) => {
  const user = userEvent.setup()
  render(<WatchStory />)
  const button = screen.getByRole('button', { name: /^Watch Story/ })
  await user.click(button)
  await screen.findByRole('dialog')
  act(close)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(film()).toBeNull()
  await waitFor(() => expect(button).toHaveFocus())
})

test('H9 a press beside the film closes it', async () => {
  const onClose = vi.fn<() => void>()
  render(<StoryDialog onClose={onClose} onClosed={() => {}} />)
  // The library listens one task later, so that the press that opened it does not close it.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  const backdrop = screen.getByRole('dialog').parentElement
  if (backdrop) fireEvent.pointerDown(backdrop)
  if (backdrop) fireEvent.click(backdrop)
  expect(onClose).toHaveBeenCalledOnce()
})

test('H8 the film is there, and as small as the button says', () => {
  const files = [...storyFiles.map(({ src }) => src), storyPoster, ...Object.values(storyCaptions)]
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([])
  const largest = Math.max(...storyFiles.map(({ src }) => statSync(`public${src}`).size))
  expect(largest).toBeLessThan(3_000_000)
  expect(`${Math.ceil(largest / 100_000) / 10} MB`).toBe(site.story.size)
})
