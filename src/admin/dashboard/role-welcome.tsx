import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { readStored, writeStored } from '../../lib/storage'
import { accessOptions } from '../auth/access-queries'
import { roleTexts, roleWord, untilText } from '../auth/role-texts'
import { useSignedInUser } from '../auth/session-state'

/** Tells the user once, on this device, which role they were given, what it may do, and until when. */
export function RoleWelcome() {
  const { id } = useSignedInUser()
  const { data: access } = useQuery(accessOptions(id))
  const [dismissed, setDismissed] = useState('')
  const storageKey = `roleWelcome:${id}`
  if (!access || access.role === 'owner') return null
  // Another role, or another end, is news.
  const news = `${access.role} ${access.until ?? ''}`
  if (dismissed === news || readStored('local', storageKey) === news) return null
  return (
    <section aria-label="Your role" className={`mb-4 p-4 ${noticeClass('advice')}`}>
      <h2 className="text-base font-bold">
        Welcome. You are {access.role === 'contributor' ? 'a' : 'an'} {roleWord(access.role)}
        {untilText(access.until)}.
      </h2>
      <p className="mt-1 max-w-prose">You may {roleTexts[access.role].may}</p>
      {access.until && (
        <p className="mt-1 max-w-prose">Your access then ends by itself. Nothing is deleted.</p>
      )}
      <button
        type="button"
        className={buttonClass('secondary', 'mt-3')}
        onClick={() => {
          writeStored('local', storageKey, news)
          setDismissed(news)
        }}
      >
        Understood
      </button>
    </section>
  )
}
