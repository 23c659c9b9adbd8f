import { createInviteHandler } from '../../supabase/functions/invite/handler'
import type { LocalFunction } from '../../supabase/local/request-gate'
import type { LocalStack } from '../../supabase/local/stack'

/**
 * The function `invite` as the local server runs it: the same handler as on a hosted project, but the mail is
 * printed in the terminal.
 *
 * @param siteUrl origin of the site
 */
export function inviteFunction(
  stack: Pick<LocalStack, 'fetch' | 'publishableKey' | 'sendInvitation'>,
  siteUrl: string,
): LocalFunction {
  return createInviteHandler({
    backendUrl: siteUrl,
    publishableKey: stack.publishableKey,
    fetch: (request) => stack.fetch(request),
    sendInvitation: (email) => stack.sendInvitation(email),
    allowedOrigin: siteUrl,
  })
}
