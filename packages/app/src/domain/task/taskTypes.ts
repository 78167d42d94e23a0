import type { TaskFilePartsFragment } from '@somo/graphql/task-editor'
import type { TaskVersionPartsFragment } from '@somo/graphql/task-review'

export type TaskFileItem = TaskFilePartsFragment
export type TaskVersionItem = TaskVersionPartsFragment
