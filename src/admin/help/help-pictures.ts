const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a picture of the guide; undefined when there is no such file. */
export function guidePicture(name: string): string | undefined {
  return files[`./pictures/${name}.webp`]
}
