import { textLinkClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { schoolConsent } from '../../content/schools'
import { site } from '../../content/site'

/** About the consent of parents, with the form for pictures where the operator has one. */
export function ParentConsent({ form = site.imageConsentForm }: { form?: string }) {
  return (
    <>
      {schoolConsent.visit}
      {form && (
        <>
          {' '}
          {schoolConsent.pictures}{' '}
          <ExternalLink href={form} className={textLinkClass}>
            Image Consent Form
          </ExternalLink>
        </>
      )}
    </>
  )
}
