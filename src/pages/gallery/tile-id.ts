/** Id of a picture's tile, so that the focus can return there. */
export function tileId(photoId: number): string {
  return `photo-${photoId}`
}
