import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog'
import { lossText } from './losses'
import type { PublishControls } from './use-publish'

/** Asks before a publish that takes much away from the site. */
export function ShrinkDialog({ controls }: { controls: PublishControls }) {
  const { question, answer } = controls
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title="Shall so much leave the site?"
      description="Publishing now would take more than half of something away. If you did not mean that, cancel, and look at the states and the deletions in Activity."
      details={
        <ul className="list-disc pl-5">
          {question?.losses.map((loss) => (
            <li key={loss.many}>{lossText(loss)}</li>
          ))}
        </ul>
      }
      confirmLabel="Publish all the same"
      onClose={() => void answer(false)}
      onConfirm={() => answer(true)}
    />
  )
}
