/** Id of a picture's tile, to which the viewer returns the focus. */
export function tileId(photoId: number): string {
  return `photo-${photoId}`
}
