import { createPublishHandler, type PublishOrder } from '../../supabase/functions/publish/handler'
import type { LocalFunction } from '../../supabase/local/request-gate'
import type { LocalStack } from '../../supabase/local/stack'

/**
 * The function `publish` as the local server runs it: the same handler as on a hosted project, but the
 * order goes to this server.
 *
 * @param siteUrl origin of the site
 * @param deploy accepts an order
 */
export function publishFunction(
  stack: Pick<LocalStack, 'fetch' | 'publishableKey'>,
  siteUrl: string,
  deploy: (order: PublishOrder) => Promise<void>,
): LocalFunction {
  return createPublishHandler({
    backendUrl: siteUrl,
    publishableKey: stack.publishableKey,
    fetch: (request) => stack.fetch(request),
    deploy,
    allowedOrigin: siteUrl,
  })
}
