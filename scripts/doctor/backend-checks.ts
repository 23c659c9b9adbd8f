import { z } from 'zod'
import { cameOf, jsonOf, type Answer } from './ask'
import { good, notGood, type Finding } from './findings'

const settingsSchema = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean().default(false),
  external: z.record(z.string(), z.boolean()).default({}),
})

/** The project answers, and its settings of sign-in are safe. */
export function checkSignIn(answer: Answer): Finding[] {
  const subject = 'Sign-up'
  const settings = settingsSchema.safeParse(jsonOf(answer)).data
  if (answer.status !== 200 || !settings) {
    return [
      notGood(
        'fault',
        'The project',
        `${cameOf(answer)}.`,
        'Nobody can sign in. A free project sleeps after days without a call: wake it in its dashboard. Check the address and the publishable key, too.',
      ),
    ]
  }
  const { disable_signup: isClosed, mailer_autoconfirm: isUnconfirmed, external } = settings
  const others = Object.entries(external).filter(([name, isOn]) => isOn && name !== 'email')
  return [
    good('The project', 'answers.'),
    isClosed
      ? good(subject, 'people come by invitation only.')
      : notGood(
          'advice',
          subject,
          'everybody can make an account, which alone gives no access.',
          'Set enable_signup = false in supabase/config.toml and run "npx supabase config push", unless you want that.',
        ),
    isUnconfirmed
      ? notGood(
          'fault',
          'Confirmed addresses',
          'accounts work before their address is confirmed.',
          'Whoever signs up with the owner’s address is taken for the owner. Set enable_confirmations = true and run "npx supabase config push".',
        )
      : good('Confirmed addresses', 'are asked for.'),
    others.length === 0
      ? good('Other ways to sign in', 'none is switched on.')
      : notGood(
          'advice',
          'Other ways to sign in',
          `switched on: ${others.map(([name]) => name).join(', ')}.`,
          'The studio uses none of them: switch them off under Authentication, Sign In / Providers.',
        ),
  ]
}

/**
 * The captcha of the project and that of the site belong together.
 *
 * @param attempt answer to a sign-in without a captcha, with an address that nobody has
 * @param siteHasCaptcha whether the policy of the login lets the widget of a captcha in
 */
export function checkCaptcha(attempt: Answer, siteHasCaptcha: boolean): Finding {
  const subject = 'Captcha'
  const code = z.object({ error_code: z.string() }).safeParse(jsonOf(attempt)).data?.error_code
  if (code === 'captcha_failed') {
    return siteHasCaptcha
      ? good(subject, 'is asked for and shown.')
      : notGood(
          'fault',
          subject,
          'the project asks for one, but the site shows none: nobody can log in.',
          'Set VITE_CAPTCHA_SITE_KEY in the settings of your host and build again, or switch it off in the project.',
        )
  }
  if (code !== 'invalid_credentials')
    return notGood(
      'unknown',
      subject,
      `a trial sign-in says nothing: ${cameOf(attempt)}.`,
      'Try again in a few minutes; many attempts from one address are refused.',
    )
  return notGood(
    'advice',
    subject,
    siteHasCaptcha
      ? 'the site shows one that the project does not ask for.'
      : 'the project asks for none.',
    'Machines may guess passwords as fast as the limits allow. docs/sign-in.md says how to switch it on.',
  )
}

/** What the rows of a private table look like to a visitor. */
export function checkPrivacy(table: string, answer: Answer): Finding {
  const subject = `The table ${table}`
  const rows = jsonOf(answer)
  if (answer.status === 200 && Array.isArray(rows) && rows.length > 0) {
    return notGood(
      'fault',
      subject,
      'every visitor can read it.',
      'Apply the migrations again with "npx supabase db push", and look who changed its policies.',
    )
  }
  if (answer.status === 0 || answer.status >= 500)
    return notGood('unknown', subject, `${cameOf(answer)}.`, 'Try again later.')
  return good(subject, 'is closed to visitors.')
}

/**
 * The database has this project's tables, and publishes what the site shows.
 *
 * @param answer the line with the hash of the published content
 * @param liveHash that of the site, if it has one
 */
export function checkContent(answer: Answer, liveHash: string | undefined): Finding {
  const subject = 'The database'
  const [line] = z.array(z.object({ value: z.string() })).safeParse(jsonOf(answer)).data ?? []
  if (answer.status === 401 || answer.status === 403)
    return notGood(
      'fault',
      subject,
      `refuses the key: ${cameOf(answer)}.`,
      'Give the publishable key of this project with --key.',
    )
  if (!line)
    return notGood(
      'fault',
      subject,
      `does not know what is published: ${cameOf(answer)}.`,
      'Apply the migrations with "npx supabase db push".',
    )
  if (liveHash === undefined || line.value === liveHash)
    return good(subject, 'holds what is on the site.')
  return good(subject, 'holds changes that wait for the next Publish or the nightly build.')
}

const functionSchema = z.object({ hook: z.boolean(), notices: z.boolean() })

/** An edge function is deployed and lets the studio of this site call it. */
export function checkFunction(name: string, preflight: Answer, origin: string): Finding {
  const subject = `The function ${name}`
  if (preflight.status === 404)
    return notGood(
      'fault',
      subject,
      'is not deployed.',
      `Run "npx supabase functions deploy ${name}".`,
    )
  if (preflight.status === 403)
    return notGood(
      'fault',
      subject,
      'lets another website call it, not this one.',
      `Run "npx supabase secrets set SITE_URL=${origin}".`,
    )
  const allowed = preflight.headers.get('access-control-allow-origin')
  if (preflight.status >= 300 || preflight.status === 0 || allowed !== origin)
    return notGood(
      'fault',
      subject,
      `does not let the studio call it: ${cameOf(preflight)}.`,
      `Deploy it again with "npx supabase functions deploy ${name}".`,
    )
  return good(subject, 'answers the studio.')
}

/** What the function `publish` says about its own settings. */
export function checkPublishSettings(answer: Answer): Finding[] {
  const settings = functionSchema.safeParse(jsonOf(answer)).data
  if (!settings) {
    return [
      notGood(
        'unknown',
        'Publish hook',
        `the function does not say: ${cameOf(answer)}.`,
        'Deploy the current version with "npx supabase functions deploy publish".',
      ),
    ]
  }
  return [
    settings.hook
      ? good('Publish hook', 'is set. Whether the host accepts it shows the next Publish.')
      : notGood(
          'fault',
          'Publish hook',
          'is not set, so nobody can publish.',
          'Run "npx supabase secrets set DEPLOY_HOOK_URL=…" (docs/hosting.md says where it is made).',
        ),
    settings.notices
      ? good('Mails about failures', 'are set up.')
      : notGood(
          'advice',
          'Mails about failures',
          'are not set up: failures stand in the studio alone.',
          'docs/publishing.md says which settings they need.',
        ),
  ]
}

/** What no request from outside can find out. */
export const beyondReach: readonly Finding[] = [
  notGood(
    'unknown',
    'Second factors',
    'nobody outside may know who has one.',
    'Ask each person to set one up under Settings in the studio.',
  ),
  notGood(
    'unknown',
    'Backups',
    'nobody outside may know of them.',
    'Look into your own calendar: "npm run backup" belongs there, and the drill of docs/backup.md once a quarter.',
  ),
  notGood(
    'unknown',
    'Leaked passwords, length of sessions',
    'the project does not tell.',
    'docs/sign-in.md lists where they are set.',
  ),
]
