import type { LeaveQuestion } from '../leaving/leave-guard'

/** Asked before leaving while pictures are uploading. */
export const uploadLeaveQuestion: LeaveQuestion = {
  title: 'Leave while pictures are uploading?',
  description: 'Pictures that have not arrived yet will not be uploaded.',
}
