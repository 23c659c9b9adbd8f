import { site } from '../../../content/site'

/** Title of a studio page in the browser tab; keeps the page out of search engines. */
export function StudioTitle({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
