import { z } from 'zod'

const id = z.string().max(500)
const flag = z.boolean()

const mapInfo = z.strictObject({
  targetObjectiveID: id,
  readSatisfiedStatus: flag,
  readNormalizedMeasure: flag,
  writeSatisfiedStatus: flag,
  writeNormalizedMeasure: flag,
  readCompletionStatus: flag,
  readProgressMeasure: flag,
  writeCompletionStatus: flag,
  writeProgressMeasure: flag,
  readRawScore: flag,
  readMinScore: flag,
  readMaxScore: flag,
  writeRawScore: flag,
  writeMinScore: flag,
  writeMaxScore: flag,
})

const objective = z.strictObject({
  objectiveID: id,
  isPrimary: flag,
  satisfiedByMeasure: flag,
  minNormalizedMeasure: z.number().min(-1).max(1),
  mapInfo: z.array(mapInfo),
})

const rule = z.strictObject({
  action: z.string().max(40),
  conditionCombination: z.enum(['all', 'any']),
  conditions: z.array(
    z.strictObject({
      condition: z.string().max(40),
      operator: z.literal('not').optional(),
      referencedObjective: id.optional(),
      parameters: z.strictObject({ threshold: z.number() }).optional(),
    }),
  ),
})

const rollupRule = z.strictObject({
  action: z.string().max(40),
  conditionCombination: z.enum(['all', 'any']),
  consideration: z.enum(['all', 'any', 'none', 'atLeastCount', 'atLeastPercent']),
  minimumCount: z.number(),
  minimumPercent: z.number(),
  conditions: z.array(z.strictObject({ condition: z.string().max(40), operator: z.enum(['not', 'noOp']) })),
})

const controls = z.strictObject({
  choice: flag,
  choiceExit: flag,
  flow: flag,
  forwardOnly: flag,
  useCurrentAttemptObjectiveInfo: flag,
  useCurrentAttemptProgressInfo: flag,
  constrainChoice: flag,
  preventActivation: flag,
  rollupObjectiveSatisfied: flag,
  rollupProgressCompletion: flag,
  objectiveMeasureWeight: z.number(),
  randomizeChildren: flag,
  reorderChildren: flag,
  selectCount: z.int().nullable(),
  randomizationTiming: z.enum(['never', 'once', 'onEachNewAttempt']),
  selectionTiming: z.enum(['never', 'once', 'onEachNewAttempt']),
  tracked: flag,
  completionSetByContent: flag,
  objectiveSetByContent: flag,
})

const requirement = z.enum(['always', 'ifAttempted', 'ifNotSkipped', 'ifNotSuspended'])

const rules = z.strictObject({
  id,
  title: z.string().max(500),
  isVisible: flag,
  attemptLimit: z.int().nullable(),
  /** `cmi.max_time_allowed`; the engine does not know the time that an attempt takes. */
  maxTimeAllowed: z.string().max(100).nullable(),
  primaryObjective: objective.optional(),
  objectives: z.array(objective),
  sequencingControls: controls,
  sequencingRules: z.strictObject({
    preConditionRules: z.array(rule),
    exitConditionRules: z.array(rule),
    postConditionRules: z.array(rule),
  }),
  rollupRules: z.strictObject({ rules: z.array(rollupRule) }),
  rollupConsiderations: z.strictObject({
    requiredForSatisfied: requirement,
    requiredForNotSatisfied: requirement,
    requiredForCompleted: requirement,
    requiredForIncomplete: requirement,
    measureSatisfactionIfActive: flag,
  }),
  completionThreshold: z.strictObject({
    completedByMeasure: flag,
    minProgressMeasure: z.number(),
    progressWeight: z.number(),
  }),
  hideLmsUi: z.array(z.string().max(40)).max(20),
  sharedDataMaps: z.array(z.strictObject({ targetID: id, readSharedData: flag, writeSharedData: flag })),
})

/** An activity with its rules (SCORM 2004, SN 3), by the names that the sequencing engine reads them by. */
export interface SequencingActivity extends z.infer<typeof rules> {
  readonly children: readonly SequencingActivity[]
}
export type SequencingObjective = z.infer<typeof objective>
export type SequencingRule = z.infer<typeof rule>
export type RollupRule = z.infer<typeof rollupRule>

/** The activities of a package of SCORM 2004 with several learning units. */
export const sequencingTree: z.ZodType<SequencingActivity> = z.strictObject({
  ...rules.shape,
  get children() {
    return z.array(sequencingTree)
  },
})
