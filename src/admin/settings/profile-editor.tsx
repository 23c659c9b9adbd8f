import { useQueryClient } from '@tanstack/react-query'
import { TextField } from '../../components/form/text-field'
import { profileOptions } from '../auth/access-queries'
import { draftKey } from '../kit/drafts/draft-store'
import { EditorForm } from '../kit/editing/editor-form'
import { useEditor } from '../kit/editing/use-editor'
import { formResolver } from '../kit/form-resolver'
import { frameClass } from '../kit/frame-class'
import { profileLabels, profileSchema, saveProfile, type ProfileValues } from './profile'

const resolver = formResolver(profileSchema)

type ProfileEditorProps = { userId: string; profile: ProfileValues }

/** Name and contact e-mail of the signed-in user. */
export function ProfileEditor({ userId, profile }: ProfileEditorProps) {
  const queryClient = useQueryClient()
  const editor = useEditor<ProfileValues>({
    storeKey: draftKey(userId, 'profile', 'new'),
    // Profiles have no version: only their user can write them.
    start: { values: profile, version: null },
    resolver,
    save: async (values) => {
      const saved = await saveProfile(userId, values)
      void queryClient.invalidateQueries({ queryKey: profileOptions(userId).queryKey })
      return { values: saved, version: null }
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
