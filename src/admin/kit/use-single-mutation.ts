import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useId } from 'react'

/**
 * `useMutation` that ignores calls while one is pending. `isPending` alone comes too late: a double
 * click is over before the page shows it.
 */
export function useSingleMutation<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
) {
  const queryClient = useQueryClient()
  const mutationKey = [useId()]
  const mutation = useMutation({ networkMode: 'always', ...options, mutationKey })
  const isIdle = () => queryClient.isMutating({ mutationKey }) === 0
  return {
    ...mutation,
    mutate: (variables: Variables) => {
      if (isIdle()) mutation.mutate(variables)
    },
    /** Resolves to `undefined` when it was ignored. */
    mutateAsync: async (variables: Variables) =>
      isIdle() ? mutation.mutateAsync(variables) : undefined,
  }
}
