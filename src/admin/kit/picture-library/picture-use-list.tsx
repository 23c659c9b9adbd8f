import { Link } from 'react-router'
import { textLinkClass } from '../../../components/ui/button'
import { ExternalLink } from '../../../components/ui/external-link'
import { editPathOfUse, placesText, describeUse, type PictureUse } from './picture-uses'

type PictureUseListProps = {
  uses: readonly PictureUse[]
  /** For dialogs that must stay open: links open in new tabs. */
  opensTabs?: boolean
}

/** Where a picture is used, with links to the editors. */
export function PictureUseList({ uses, opensTabs = false }: PictureUseListProps) {
  return (
    <ul className="list-disc pl-5">
      {uses.map((use) => {
        const parts = placesText(use)
        const name = describeUse(use)
        return (
          <li key={`${use.kind} ${use.id}`} className="break-words">
            {opensTabs ? (
              <ExternalLink href={editPathOfUse(use)} className={textLinkClass}>
                {name}
              </ExternalLink>
            ) : (
              <Link to={editPathOfUse(use)} className={textLinkClass}>
                {name}
              </Link>
            )}
            {parts && `: ${parts}`}
          </li>
        )
      })}
    </ul>
  )
}
