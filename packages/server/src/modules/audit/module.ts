import type { ModuleDeps, ServerModule } from '../module.ts'
import { createAuditExport } from './exportAudit.ts'

/** The audit log; its fields belong to `system { … }`. */
export const createModule = ({ database, privateFiles }: ModuleDeps): ServerModule => ({
  workers: [createAuditExport(database, privateFiles)],
})
