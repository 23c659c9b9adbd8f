import { useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '../../../components/form/text-field'
import { Thumbnail } from '../thumbnail'

type PictureFieldProps = {
  /** Names of the fields that hold the address, the description and the middle of the subject. */
  name: string
  altName: string
  focusName: string
  label: string
  /** Where uploaded files go in the bucket. */
  folder: 'tours' | 'blog'
}

/** The picture of a tour or a post with its description. */
export function PictureField({ name, altName, label }: PictureFieldProps) {
  const { register, getFieldState, formState, control } = useFormContext<Record<string, string>>()
  const src = useWatch({ control, name }) ?? ''
  return (
    <div className="grid grid-cols-1 gap-4">
      <Thumbnail src={src} alt="" />
      <TextField
        {...register(name)}
        label={label}
        error={getFieldState(name, formState).error?.message}
      />
      <TextField
        {...register(altName)}
        label="What the picture shows"
        error={getFieldState(altName, formState).error?.message}
      />
    </div>
  )
}
