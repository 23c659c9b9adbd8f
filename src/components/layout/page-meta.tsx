import type { PictureFile } from '../../content/model'
import { site } from '../../content/site'
import { sitePicture } from '../../content/site-card'
import { pageTitle } from '../../lib/page-title'
import { titledCardOf } from '../../lib/picture-sources'

type PageMetaProps = {
  /** Title of the page without the company's name; omitted for the home page. */
  title?: string
  /** One or two sentences for search engines and link previews. */
  description: string
  /** Canonical path of the page, without parameters that only change the view. */
  path: string
  /** Main picture of the page, for link previews. */
  picture?: Pick<PictureFile, 'key'> | undefined
  /** Keeps the page out of search engines. */
  isHidden?: boolean
}

/** Title and meta tags of a page. React moves them into `<head>`, on the server and in the browser. */
export function PageMeta({ title, description, path, picture, isHidden = false }: PageMetaProps) {
  const fullTitle = title ? pageTitle(title, site.name) : `${site.name}: farm tours in Kenya`
  const url = site.origin + path
  const card = picture ?? sitePicture
  const cardTitle = title ?? site.name
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:title" content={cardTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {card && (
        <meta
          property="og:image"
          content={site.origin + titledCardOf(card, cardTitle, site.name)}
        />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
