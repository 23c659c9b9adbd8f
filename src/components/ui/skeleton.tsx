/**
 * A grey shape where something will stand; a text beside it must say what is on its way.
 *
 * @param className its width and height
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={`block animate-pulse rounded-postcard bg-line motion-reduce:animate-none print:hidden ${className}`}
    />
  )
}
