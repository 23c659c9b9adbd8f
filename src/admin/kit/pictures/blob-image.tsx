import { useCallback } from 'react'

/** A decorative picture from a blob in memory. */
export function BlobImage({ blob, className }: { blob: Blob; className: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img ref={show} alt="" className={className} />
}
