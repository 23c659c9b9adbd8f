import type { LeaveQuestion } from '../leaving/leave-guard'

/** What is asked while pictures are under way. */
export const uploadLeaveQuestion: LeaveQuestion = {
  title: 'Leave while pictures are uploading?',
  description: 'Pictures that have not arrived yet will not be uploaded.',
}
