import { adminOf, boot, clientOf, memberOf } from './local-stack'
import { sampleFolder } from './temporary-folder'

/** Everybody who talks to the API: a stack with a visitor, a member, the admin and the operator. */
export async function bootCast() {
  const stack = await boot(sampleFolder())
  return {
    stack,
    visitor: clientOf(stack),
    member: await memberOf(stack, 'member@example.org', { full_name: 'Test Member' }),
    admin: await adminOf(stack),
    service: clientOf(stack, stack.secretKey),
  }
}

/** Status, code and data of an answer. */
export function outcome(answer: { status: number; error: { code: string } | null; data: unknown }) {
  return [answer.status, answer.error?.code ?? null, answer.data]
}
