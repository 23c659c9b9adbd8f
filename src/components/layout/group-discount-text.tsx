import type { GroupDiscount } from '../../lib/group-discount'
import { discountQuestion } from '../../lib/group-discount'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { textLinkClass } from '../ui/button'

/** The answer of the FAQ about the group discount, with a link to it. */
export function GroupDiscountText({ answer }: Pick<GroupDiscount, 'answer'>) {
  return (
    <>
      {answer}{' '}
      <Link to={paths.faq(discountQuestion)} className={textLinkClass}>
        More in the FAQ
      </Link>
    </>
  )
}
