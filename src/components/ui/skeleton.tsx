/**
 * A grey placeholder for content that is loading; a text beside it must say what is loading.
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
