import { Link } from 'react-router'
import { noticeClass } from '../../components/ui/notice'
import { buttonClass } from '../../components/ui/button'
import { paths } from '../../lib/paths'

/** Says that the link in an e-mail is no longer valid, and where to get another. */
export function ExpiredLink({ isPasswordLink = false }: { isPasswordLink?: boolean }) {
  return (
    <div className="grid gap-4">
      <p role="alert" className={`p-4 ${noticeClass('error')}`}>
        This link has been used already, has expired, or a newer one has been sent.
      </p>
      <p>
        {isPasswordLink
          ? 'Choose “Forgot password?” on the login page to get another.'
          : 'Log in and ask for the change once more under Settings.'}
      </p>
      <Link to={paths.auth()} replace className={buttonClass()}>
        To the login page
      </Link>
    </div>
  )
}
