import { Chapter, Specimen, State } from './specimen'
import { cornerTokens, shadowTokens, timeTokens, typeTokens, widthTokens } from './token-list'

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24]
const stepRem = 0.25

/** Type, space, corners, shadows, times and widths. */
export function Measures() {
  return (
    <>
      <Chapter title="Type">
        {typeTokens.map(({ name, size, style }) => (
          <Specimen key={name} name={`text-${name} · ${size}`}>
            <p className="min-w-0 break-words" style={style}>
              Karibu: a day on the farm, 0123456789
            </p>
          </Specimen>
        ))}
        <Specimen name="max-w-prose">
          <p className="max-w-prose">
            A line of a paragraph is as long as the eye finds its way back from without a search.
            That is between forty-five and seventy letters, and this column holds as many as that in
            Figtree. Words that explain stand in it; tables, pictures and cards need not.
          </p>
        </Specimen>
      </Chapter>
      <Chapter title="Space, corners, shadows, times">
        <Specimen name="Space: steps of 0.25rem">
          {steps.map((step) => (
            <State key={step} name={String(step)}>
              <span
                className="block bg-tea"
                style={{ width: `${step * stepRem}rem`, height: `${step * stepRem}rem` }}
              />
            </State>
          ))}
        </Specimen>
        <Specimen name="Corners">
          {cornerTokens.map(([name, value]) => (
            <State key={name} name={`rounded-${name} · ${value}`}>
              <span
                className="block h-20 w-32 border border-muted bg-card"
                style={{ borderRadius: value }}
              />
            </State>
          ))}
        </Specimen>
        <Specimen name="Shadows">
          {shadowTokens.map(([name, value]) => (
            <State key={name} name={`shadow-${name}`}>
              <span
                className="block h-20 w-32 rounded-postcard bg-card"
                style={{ boxShadow: value }}
              />
            </State>
          ))}
        </Specimen>
        <Specimen name="Times (point at them) and widths">
          {timeTokens.map(([name, value]) => (
            <State key={name} name={`duration-${name} · ${value}`}>
              <span
                className="block h-11 w-32 rounded-postcard bg-tea-soft ease-settle hover:translate-x-6 hover:bg-maize"
                style={{ transition: value }}
              />
            </State>
          ))}
          {widthTokens.map(([name, value]) => (
            <p key={name} className="text-sm">
              max-w-{name} · {value}
            </p>
          ))}
        </Specimen>
      </Chapter>
    </>
  )
}
