import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useId } from 'react'

/**
 * `useMutation` whose `mutate` does nothing while the last call is pending. `isPending` alone comes
 * too late: a double click is over before the page shows it.
 */
export function useSingleMutation<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
) {
  const queryClient = useQueryClient()
  const mutationKey = [useId()]
  const { mutate, ...mutation } = useMutation({
    networkMode: 'always',
    ...options,
    mutationKey,
  })
  return {
    ...mutation,
    mutate: (variables: Variables) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(variables)
    },
  }
}
