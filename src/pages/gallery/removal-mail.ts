import type { GalleryImage } from '../../content/model'
import { site } from '../../content/site'
import { mailtoLink } from '../../lib/mailto'
import { paths } from '../../lib/paths'
import { withParameter } from './gallery-address'

/** Link to a mail that asks for the removal of a picture and says which. */
export function removalMail({ id, title }: Pick<GalleryImage, 'id' | 'title'>): string {
  return mailtoLink(
    site.infoEmail,
    `Please remove picture ${id} from the gallery`,
    [
      `Please remove picture ${id}, "${title}", from your gallery.`,
      site.origin + paths.gallery() + withParameter('', 'photo', id),
      '',
      'Where I am in the picture: ',
    ].join('\n'),
  )
}
