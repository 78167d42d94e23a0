import type {
  ImportColumnInput,
  ImportConstantInput,
  ImportCorrection,
  ImportOptionsInput,
  ImportReadingInput,
} from '@somo/graphql/schema'
import { type StepResult, refuse, done, withStep, startJob } from './importStep.ts'
import type { ImportDeps } from '../importDeps.ts'
import type { CallContext } from '../../../access/callContext.ts'
import { viewerOf } from '../../custom-fields/definitions.ts'
import { checkRows } from '../checking/checkRows.ts'
import { correctCells } from './corrections.ts'
import { customByName, readOffered } from '../columns/customFields.ts'
import { constantFields, checkGivenValues, planFixed } from './fixedValuePlan.ts'
import { checkHomes, checkMissingUnit, planColumns, planOptions } from './importPlan.ts'
import { loadRules } from './loadRules.ts'
import { isDateFormat } from '../reading/dates.ts'
import { numberFormsOf } from './numberForms.ts'
import { dateFormatOf } from '../reading/storedReading.ts'
import { changeImport, headersByField } from '../importStore.ts'

/** Reads the file anew, with what was chosen instead of what was found out. */
export function readAgain(
  deps: ImportDeps,
  call: CallContext,
  uuid: string,
  revision: number,
  reading: ImportReadingInput,
): Promise<StepResult> {
  return withStep(
    deps,
    { uuid, revision, states: ['PARSED', 'MAPPED', 'CHECKED', 'FAILED'] },
    call,
    async (client, record) => {
      if (record.startedAt !== null) return refuse(uuid, 'WRONG_STATE')
      const { dateFormat = null } = reading
      if (dateFormat !== null && !isDateFormat(dateFormat)) return refuse(uuid, 'NOT_OFFERED', 'reading', 'dateFormat')
      const job = await startJob(deps, client, 'import.read', { import: uuid, reading }, call)
      await changeImport(client, uuid, { state: 'UPLOADED', job })
      return done(uuid)
    },
  )
}

/** Says what the columns mean, what is given beside them and what the rules are, and starts the dry run. */
export function check(
  deps: ImportDeps,
  call: CallContext,
  uuid: string,
  revision: number,
  input: {
    readonly columns: readonly ImportColumnInput[]
    readonly constants: readonly ImportConstantInput[]
    readonly options: ImportOptionsInput
  },
): Promise<StepResult> {
  return withStep(
    deps,
    { uuid, revision, states: ['PARSED', 'MAPPED', 'CHECKED', 'FAILED'] },
    call,
    async (client, record) => {
      if (record.startedAt !== null || record.mapping === null) return refuse(uuid, 'WRONG_STATE')
      const offered = await readOffered(client, record.kind, viewerOf(call))
      const constants = constantFields(record.kind, input.constants, offered)
      const { mapping, errors } = planColumns(record.kind, record.mapping, input.columns, offered, constants)
      const rules = {
        kind: record.kind,
        custom: customByName(offered),
        dateFormat: dateFormatOf(record.reading),
        numberForms: numberFormsOf(record.reading, mapping),
      }
      const { fixed, given, errors: fixedErrors } = planFixed(rules, input, mapping, offered)
      const fields = new Set([...headersByField(mapping).keys(), ...constants])
      const plan = planOptions(record.kind, fields, input.options)
      const isEverywhere = call.roles.includes('ADMIN')
      const manager = isEverywhere ? null : record.ownerSubject
      const unitErrors = [
        ...(await checkMissingUnit(client, plan.options, manager)),
        ...(await checkHomes(client, record.kind, fields, plan.options, manager)),
      ]
      const all = [
        ...errors,
        ...fixedErrors,
        ...(await checkGivenValues(client, record, mapping, manager, given)),
        ...plan.errors,
        ...unitErrors,
      ]
      if (all.length > 0) return { uuid, errors: all }
      const job = await startJob(deps, client, 'import.check', { import: uuid }, call)
      await changeImport(client, uuid, {
        state: 'MAPPED',
        job,
        mapping,
        fixed,
        options: plan.options,
        isEverywhere,
        isBrakeReleased: false,
      })
      return done(uuid)
    },
  )
}

/** Puts other values in cells of rows with errors and checks these anew, with those that hang together with others. */
export function correctRows(
  deps: ImportDeps,
  call: CallContext,
  uuid: string,
  revision: number,
  corrections: readonly ImportCorrection[],
): Promise<StepResult> {
  return withStep(deps, { uuid, revision, states: ['CHECKED'] }, call, async (client, record) => {
    const rules = await loadRules(client, record, deps.people)
    if (rules === null) return refuse(uuid, 'WRONG_STATE')
    const { errors, numbers } = await correctCells(client, record, corrections)
    if (errors.length > 0) return { uuid, errors }
    await checkRows(client, rules, numbers)
    // Other people may be concerned now, so a release counts no longer.
    await changeImport(client, uuid, { isBrakeReleased: false })
    return done(uuid)
  })
}
