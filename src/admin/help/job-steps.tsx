import { piecesOf, type GuideLanguage, type GuideStep } from './guide'
import { guidePicture } from './help-pictures'
import { pictureSize } from './picture-size'

/** The numbered steps of a job with their pictures. */
export function JobSteps({
  steps,
  language,
}: {
  steps: readonly GuideStep[]
  language: GuideLanguage
}) {
  return (
    <ol className="grid grid-cols-1 items-start gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3 print:gap-x-4 print:gap-y-3 print:text-sm">
      {steps.map(({ text, picture }, index) => (
        <li key={text} className="flex min-w-0 items-start gap-3">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-tea font-bold text-tea"
          >
            {index + 1}
          </span>
          <div className="grid min-w-0 gap-3 pt-0.5">
            <p className="max-w-prose wrap-anywhere">
              <QuotingText text={text} language={language} />
            </p>
            {picture && (
              <img
                {...pictureSize}
                src={guidePicture(picture.name)}
                alt={picture.alt}
                className="h-auto w-full max-w-72 rounded-postcard border border-line print:max-w-40"
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A text of the guide; what it quotes from the screen is bold, and English in every language. */
export function QuotingText({ text, language }: { text: string; language: GuideLanguage }) {
  return piecesOf(text).map((piece, index) =>
    piece.isQuoted ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never move
      <strong key={index} {...(language !== 'en' && { lang: 'en' })}>
        {piece.text}
      </strong>
    ) : (
      piece.text
    ),
  )
}
