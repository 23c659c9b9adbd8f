// Every month is drawn at the top of the ring and turned to its place.
const arc = 'M43.9 23.7A27 27 0 0 1 56.1 23.7'

type SeasonWheelProps = { months: readonly number[]; names: readonly string[] }

/**
 * A ring of twelve months, January at the top; the best ones are thick. It repeats a text that stands
 * beside it and is hidden from screen readers.
 *
 * @param months numbers of the best months, January being 1
 * @param names names of all twelve months, January first
 */
export function SeasonWheel({ months, names }: SeasonWheelProps) {
  return (
    // Forced colours replace the colour of the span, which the drawing inherits; its own they would keep.
    <span aria-hidden className="shrink-0 text-tea">
      <svg viewBox="0 0 100 100" width="7rem" height="7rem" fill="none">
        {names.map((name, index) => {
          const isBest = months.includes(index + 1)
          return (
            <g
              key={name}
              data-best={isBest ? name : undefined}
              transform={`rotate(${index * 30} 50 50)`}
            >
              <path
                d={arc}
                stroke="currentColor"
                strokeWidth={isBest ? 12 : 5}
                strokeOpacity={isBest ? 1 : 0.4}
              />
              <text
                x="50"
                y="7"
                transform={`rotate(${index * -30} 50 7)`}
                fill="currentColor"
                fontSize="10.5"
                fontWeight={isBest ? 700 : 400}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {name.charAt(0)}
              </text>
            </g>
          )
        })}
      </svg>
    </span>
  )
}
