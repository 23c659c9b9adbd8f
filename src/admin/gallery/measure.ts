/** The size of a picture in pixels, as the browser sees it; `undefined` when it cannot be had. */
export function measure(address: string): Promise<{ width: number; height: number } | undefined> {
  return new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => {
      const { naturalWidth: width, naturalHeight: height } = image
      resolve(width > 0 && height > 0 ? { width, height } : undefined)
    })
    image.addEventListener('error', () => resolve(undefined))
    image.src = address
  })
}
