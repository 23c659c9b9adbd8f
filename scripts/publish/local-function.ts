import { createPublishHandler, type PublishOrder } from '../../supabase/functions/publish/handler'
import type { LocalFunction } from '../../supabase/local/request-gate'
import type { LocalStack } from '../../supabase/local/stack'

/**
 * The function `publish` as the local server runs it: the same handler as on a hosted project, but the
 * deployment goes to this server.
 *
 * @param siteUrl origin of the site
 * @param deploy accepts a publish order
 * @param afterwards runs after each successful call, also one that found nothing to publish
 */
export function publishFunction(
  stack: Pick<LocalStack, 'fetch' | 'publishableKey'>,
  siteUrl: string,
  deploy: (order: PublishOrder) => Promise<void>,
  afterwards: () => Promise<void> = () => Promise.resolve(),
): LocalFunction {
  const handle = createPublishHandler({
    backendUrl: siteUrl,
    publishableKey: stack.publishableKey,
    fetch: (request) => stack.fetch(request),
    deploy,
    allowedOrigin: siteUrl,
  })
  return async (request) => {
    const response = await handle(request)
    if (request.method === 'POST' && response.ok) void afterwards()
    return response
  }
}
