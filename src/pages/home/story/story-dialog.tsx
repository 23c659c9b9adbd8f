import * as Dialog from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { buttonClass, roundButtonClass } from '../../../components/ui/button'
import { Icon } from '../../../components/ui/icon'
import { closeIcon } from '../../../components/ui/icon-paths'
import { film } from '../../../content/hero'
import { storyCaptions, storyFiles, storyPoster } from '../../../content/story'
import { isToast } from '../../../lib/is-toast'
import { Link } from '../../../lib/link'
import { paths } from '../../../lib/paths'
import './story-dialog.css'

type Film = typeof film

type StoryDialogProps = { onClose: () => void; onClosed: () => void }

/**
 * The film over the whole screen, with the ways on below it; closing unmounts it, and `onClosed` is then
 * to return the focus, except where a link has led away.
 */
export function StoryDialog({ onClose, onClosed }: StoryDialogProps) {
  const hasLeft = useRef(false)
  const leave = () => {
    hasLeft.current = true
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 grid place-items-center overflow-hidden bg-night p-4 transition-opacity duration-calm starting:opacity-0 sm:p-6">
          <Dialog.Content
            className="story text-card"
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (!hasLeft.current) onClosed()
            }}
            onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
          >
            <div className="story-title">
              <Dialog.Title className="text-subheading">Our story</Dialog.Title>
              <Dialog.Description className="text-sm">
                {film.provider === 'file' ? 'A silent film with captions' : 'A film'}
              </Dialog.Description>
            </div>
            <Dialog.Close
              aria-label="Close"
              className={`story-close size-12 bg-night-soft hover:bg-tea focus-visible:outline-maize ${roundButtonClass}`}
            >
              <Icon d={closeIcon} />
            </Dialog.Close>
            <StoryPlayer film={film} />
            <div className="story-next flex flex-wrap gap-3">
              <Link to={paths.tours()} className={buttonClass()} onClick={leave}>
                Explore Tours
              </Link>
              <Link to={paths.contact()} className={buttonClass('secondary')} onClick={leave}>
                Write to us
              </Link>
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The film; plays at once, because it is opened by a click. */
export function StoryPlayer({ film }: { film: Film }) {
  if (film.provider === 'file') return <FilePlayer />
  return (
    <iframe
      src={embedUrl(film)}
      title="Our story, a film"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The players need both flags, which together are unsafe only for a frame of the same origin.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      // The services refuse to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      className="story-film rounded-postcard bg-night-soft"
    />
  )
}

function FilePlayer() {
  return (
    <video
      ref={play}
      controls
      autoPlay
      playsInline
      poster={storyPoster}
      width={960}
      height={540}
      aria-label="Our story, a film"
      className="story-film rounded-postcard bg-night-soft"
    >
      {storyFiles.map((file) => (
        <source key={file.src} {...file} />
      ))}
      <track kind="captions" src={storyCaptions.en} srcLang="en" label="English" default />
      <track kind="captions" src={storyCaptions.sw} srcLang="sw" label="Kiswahili" />
    </video>
  )
}

/** Browsers may refuse to play with sound too long after the click, but still play muted. */
function play(video: HTMLVideoElement | null): void {
  video?.play().catch(() => {
    video.muted = true
    video.play().catch(() => undefined)
  })
}

/** URL of the service's player, without tracking cookies. */
function embedUrl({ provider, id }: Film): string {
  const name = encodeURIComponent(id)
  return provider === 'vimeo'
    ? `https://player.vimeo.com/video/${name}?autoplay=1&dnt=1`
    : `https://www.youtube-nocookie.com/embed/${name}?autoplay=1&playsinline=1&rel=0`
}
