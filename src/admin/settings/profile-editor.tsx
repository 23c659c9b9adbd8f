import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { TextField } from '../../components/form/text-field'
import { profileOptions } from '../auth/access-queries'
import { getClient } from '../data/client'
import { readChangedRows } from '../data/responses'
import { draftKey } from '../kit/drafts/draft-store'
import { EditorForm } from '../kit/editing/editor-form'
import { useEditor } from '../kit/editing/use-editor'
import { formResolver } from '../kit/form-resolver'
import { frameClass } from '../kit/frame-class'

/** The limits are those of the table. */
const profileSchema = z.object({
  fullName: z.string().max(100, 'Use at most 100 characters for a name.'),
  email: z
    .string()
    .trim()
    .max(254, 'Invalid email address')
    .refine((email) => email === '' || z.email().safeParse(email).success, 'Invalid email address'),
})

type ProfileValues = z.infer<typeof profileSchema>

const profileLabels = { fullName: 'Full Name', email: 'Email' }

/** The form values of a profile. */
export function valuesOfProfile(
  row: { full_name: string | null; email: string | null } | null,
): ProfileValues {
  return { fullName: row?.full_name ?? '', email: row?.email ?? '' }
}

type ProfileEditorProps = { userId: string; profile: ProfileValues }

/** Name and contact e-mail of the signed-in user. */
export function ProfileEditor({ userId, profile }: ProfileEditorProps) {
  const queryClient = useQueryClient()
  const editor = useEditor<ProfileValues>({
    storeKey: draftKey(userId, 'profile', 'new'),
    // Profiles have no version: only their user can write them.
    start: { values: profile, version: null },
    resolver: formResolver(profileSchema),
    save: async ({ fullName, email }) => {
      const row = {
        full_name: fullName.replace(/\s+/g, ' ').trim() || null,
        email: email.trim() || null,
      }
      const [saved] = await readChangedRows(
        getClient().from('profiles').update(row).eq('id', userId).select('full_name, email'),
      )
      void queryClient.invalidateQueries({ queryKey: profileOptions(userId).queryKey })
      return { values: valuesOfProfile(saved), version: null }
    },
    reload: async () => null,
    texts: { saved: 'Profile updated successfully', failed: 'Failed to update profile' },
  })
  const { register, formState } = editor.form
  return (
    <EditorForm
      label="Profile Information"
      editor={editor}
      labels={profileLabels}
      saveLabel="Save Changes"
    >
      <div className={`grid grid-cols-1 gap-5 p-4 sm:p-6 ${frameClass}`}>
        <TextField
          {...register('fullName')}
          label={profileLabels.fullName}
          autoComplete="name"
          maxLength={100}
          error={formState.errors.fullName?.message}
        />
        <TextField
          {...register('email')}
          label={profileLabels.email}
          hint="This changes your contact e-mail, not your sign-in address."
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.email?.message}
        />
      </div>
    </EditorForm>
  )
}
