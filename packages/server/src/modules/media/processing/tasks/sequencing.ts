import type { RollupRule, SequencingActivity, SequencingObjective, SequencingRule } from '../sequencingTree.ts'
import { attribute, elementsOf, isElement, textOf, type Element } from './xmlElements.ts'

/**
 * Reads what a manifest says of sequencing (SCORM 2004, CAM 5 and SN 3), with the defaults of the standard.
 * @param root the element `manifest`, which may have sequencing that items refer to
 */
export function readSequencing(root: Element, organization: Element): SequencingActivity {
  const shared = new Map(
    elementsOf(root['sequencingCollection'])
      .flatMap((collection) => elementsOf(collection['sequencing']))
      .map((sequencing) => [attribute(sequencing, 'ID'), sequencing]),
  )
  return readActivity(organization, shared)
}

function readActivity(item: Element, shared: ReadonlyMap<string, Element>): SequencingActivity {
  const own = elementsOf(item['sequencing'])[0] ?? {}
  // What an item says itself outranks what it refers to.
  const sequencing = { ...shared.get(attribute(own, 'IDRef')), ...own }
  const objectives = readObjectives(sequencing)
  const primaryObjective = objectives.find(({ isPrimary }) => isPrimary)
  const controls = readControls(sequencing)
  const limits = first(sequencing, 'limitConditions')
  const limit = attribute(limits, 'attemptLimit')
  const threshold = first(item, 'completionThreshold')
  return {
    id: attribute(item, 'identifier').slice(0, 500),
    title: textOf(item['title']),
    isVisible: attribute(item, 'isvisible') !== 'false',
    attemptLimit: limit === '' ? null : Math.max(0, Math.trunc(Number(limit) || 0)),
    maxTimeAllowed: attribute(limits, 'attemptAbsoluteDurationLimit').slice(0, 100) || null,
    ...(primaryObjective !== undefined && { primaryObjective }),
    objectives: objectives.filter(({ isPrimary }) => !isPrimary),
    sequencingControls: controls,
    sequencingRules: readRules(first(sequencing, 'sequencingRules'), {
      isTracked: controls.tracked,
      progress: progressObjective(primaryObjective),
    }),
    rollupRules: { rules: elementsOf(first(sequencing, 'rollupRules')['rollupRule']).map(readRollupRule) },
    rollupConsiderations: readConsiderations(first(sequencing, 'rollupConsiderations')),
    completionThreshold: {
      completedByMeasure: yes(threshold, 'completedByMeasure', false),
      minProgressMeasure: number(threshold, 'minProgressMeasure', 1),
      progressWeight: number(threshold, 'progressWeight', 1),
    },
    hideLmsUi: elementsOf(first(first(item, 'presentation'), 'navigationInterface')['hideLMSUI'])
      .map((element) => textOf(element, 40))
      .slice(0, 20),
    sharedDataMaps: elementsOf(first(item, 'data')['map']).map((map) => ({
      targetID: attribute(map, 'targetID').slice(0, 500),
      readSharedData: yes(map, 'readSharedData', true),
      writeSharedData: yes(map, 'writeSharedData', true),
    })),
    children: elementsOf(item['item']).map((child) => readActivity(child, shared)),
  }
}

const first = (element: Element, name: string): Element => elementsOf(element[name])[0] ?? {}
const yes = (element: Element, name: string, otherwise: boolean): boolean => {
  const text = attribute(element, name)
  return text === '' ? otherwise : text === 'true' || text === '1'
}
function number(element: Element, name: string, otherwise: number): number {
  const text = attribute(element, name)
  return text === '' || !Number.isFinite(Number(text)) ? otherwise : Number(text)
}

const timings = ['never', 'once', 'onEachNewAttempt'] as const
const oneOf = <const T extends string>(values: readonly T[], text: string, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise

function readControls(sequencing: Element): SequencingActivity['sequencingControls'] {
  const mode = first(sequencing, 'controlMode')
  const delivery = first(sequencing, 'deliveryControls')
  const rollup = first(sequencing, 'rollupRules')
  const choice = first(sequencing, 'constrainedChoiceConsiderations')
  const random = first(sequencing, 'randomizationControls')
  const selectCount = number(random, 'selectCount', -1)
  return {
    choice: yes(mode, 'choice', true),
    choiceExit: yes(mode, 'choiceExit', true),
    flow: yes(mode, 'flow', false),
    forwardOnly: yes(mode, 'forwardOnly', false),
    useCurrentAttemptObjectiveInfo: yes(mode, 'useCurrentAttemptObjectiveInfo', true),
    useCurrentAttemptProgressInfo: yes(mode, 'useCurrentAttemptProgressInfo', true),
    constrainChoice: yes(choice, 'constrainChoice', false),
    preventActivation: yes(choice, 'preventActivation', false),
    rollupObjectiveSatisfied: yes(rollup, 'rollupObjectiveSatisfied', true),
    rollupProgressCompletion: yes(rollup, 'rollupProgressCompletion', true),
    objectiveMeasureWeight: number(rollup, 'objectiveMeasureWeight', 1),
    randomizeChildren: yes(random, 'reorderChildren', false),
    reorderChildren: yes(random, 'reorderChildren', false),
    randomizationTiming: oneOf(timings, attribute(random, 'randomizationTiming'), 'never'),
    selectCount: selectCount < 0 ? null : Math.trunc(selectCount),
    selectionTiming: oneOf(timings, attribute(random, 'selectionTiming'), 'never'),
    tracked: yes(delivery, 'tracked', true),
    completionSetByContent: yes(delivery, 'completionSetByContent', false),
    objectiveSetByContent: yes(delivery, 'objectiveSetByContent', false),
  }
}

/** Objectives of IMS, with the maps that ADL's extension of the same name adds to them. */
function readObjectives(sequencing: Element): readonly SequencingObjective[] {
  const lists = elementsOf(sequencing['objectives'])
  const added = lists
    .filter((list) => list['primaryObjective'] === undefined)
    .flatMap((list) => elementsOf(list['objective']))
  const own = lists.filter((list) => list['primaryObjective'] !== undefined)
  return own.flatMap((list) => [
    ...elementsOf(list['primaryObjective']).map((element) => readObjective(element, true, added)),
    ...elementsOf(list['objective']).map((element) => readObjective(element, false, added)),
  ])
}

function readObjective(element: Element, isPrimary: boolean, added: readonly Element[]): SequencingObjective {
  const id = attribute(element, 'objectiveID')
  const more = added.filter((each) => id !== '' && attribute(each, 'objectiveID') === id)
  const measure = Number(textOf(element['minNormalizedMeasure']) || '1')
  return {
    // The engine leaves out objectives without an identifier, and shows packages none that is blank.
    objectiveID: id.slice(0, 500) || ' ',
    isPrimary,
    satisfiedByMeasure: yes(element, 'satisfiedByMeasure', false),
    minNormalizedMeasure: measure >= -1 && measure <= 1 ? measure : 1,
    mapInfo: [
      ...elementsOf(element['mapInfo']).map((map) => readMap(map, true)),
      ...more.flatMap((each) => elementsOf(each['mapInfo'])).map((map) => readMap(map, false)),
    ],
  }
}

function readMap(map: Element, isOfIms: boolean): SequencingObjective['mapInfo'][number] {
  const reads = (name: string, isIms: boolean): boolean => yes(map, name, isIms === isOfIms)
  const writes = (name: string): boolean => yes(map, name, false)
  return {
    targetObjectiveID: attribute(map, 'targetObjectiveID').slice(0, 500),
    readSatisfiedStatus: reads('readSatisfiedStatus', true),
    readNormalizedMeasure: reads('readNormalizedMeasure', true),
    writeSatisfiedStatus: writes('writeSatisfiedStatus'),
    writeNormalizedMeasure: writes('writeNormalizedMeasure'),
    readCompletionStatus: reads('readCompletionStatus', false),
    readProgressMeasure: reads('readProgressMeasure', false),
    writeCompletionStatus: writes('writeCompletionStatus'),
    writeProgressMeasure: writes('writeProgressMeasure'),
    readRawScore: reads('readRawScore', false),
    readMinScore: reads('readMinScore', false),
    readMaxScore: reads('readMaxScore', false),
    writeRawScore: writes('writeRawScore'),
    writeMinScore: writes('writeMinScore'),
    writeMaxScore: writes('writeMaxScore'),
  }
}

/** The primary objective that reads progress from elsewhere: rules without a reference mean it, and the engine does not know. */
const progressObjective = (primary: SequencingObjective | undefined): string | null =>
  primary?.mapInfo.some((map) => map.readCompletionStatus || map.readProgressMeasure) === true
    ? primary.objectiveID
    : null

interface RuledActivity {
  readonly isTracked: boolean
  /** The objective that its progress is read from. */
  readonly progress: string | null
}

const readRules = (rules: Element, activity: RuledActivity): SequencingActivity['sequencingRules'] => ({
  preConditionRules: elementsOf(rules['preConditionRule']).map((rule) => readRule(rule, activity)),
  exitConditionRules: elementsOf(rules['exitConditionRule']).map((rule) => readRule(rule, activity)),
  postConditionRules: elementsOf(rules['postConditionRule']).map((rule) => readRule(rule, activity)),
})

const progressConditions = new Set(['completed', 'activityProgressKnown'])

function readRule(rule: Element, { isTracked, progress }: RuledActivity): SequencingRule {
  const conditions = first(rule, 'ruleConditions')
  return {
    action: attribute(first(rule, 'ruleAction'), 'action').slice(0, 40),
    conditionCombination: oneOf(['all', 'any'], attribute(conditions, 'conditionCombination'), 'all'),
    conditions: elementsOf(conditions['ruleCondition']).map((condition) => {
      const name = attribute(condition, 'condition').slice(0, 40)
      const referencedObjective =
        attribute(condition, 'referencedObjective').slice(0, 500) || (progressConditions.has(name) && progress) || ''
      const threshold = attribute(condition, 'measureThreshold')
      return {
        // Of an activity that is not tracked no progress is known, which the engine does not see.
        condition: name === 'activityProgressKnown' && !isTracked ? 'never' : name,
        ...(attribute(condition, 'operator') === 'not' && { operator: 'not' as const }),
        ...(referencedObjective !== '' && { referencedObjective }),
        ...(threshold !== '' && { parameters: { threshold: Number(threshold) || 0 } }),
      }
    }),
  }
}

function readRollupRule(rule: Element): RollupRule {
  const conditions = first(rule, 'rollupConditions')
  const sets = ['all', 'any', 'none', 'atLeastCount', 'atLeastPercent'] as const
  return {
    action: attribute(first(rule, 'rollupAction'), 'action').slice(0, 40),
    conditionCombination: oneOf(['all', 'any'], attribute(conditions, 'conditionCombination'), 'any'),
    consideration: oneOf(sets, attribute(rule, 'childActivitySet'), 'all'),
    minimumCount: number(rule, 'minimumCount', 0),
    minimumPercent: number(rule, 'minimumPercent', 0),
    conditions: elementsOf(conditions['rollupCondition']).map((condition) => ({
      condition: attribute(condition, 'condition').slice(0, 40),
      operator: attribute(condition, 'operator') === 'not' ? 'not' : 'noOp',
    })),
  }
}

const requirements = ['always', 'ifAttempted', 'ifNotSkipped', 'ifNotSuspended'] as const

function readConsiderations(element: Element): SequencingActivity['rollupConsiderations'] {
  const requirement = (name: string) => oneOf(requirements, attribute(element, name), 'always')
  return {
    requiredForSatisfied: requirement('requiredForSatisfied'),
    requiredForNotSatisfied: requirement('requiredForNotSatisfied'),
    requiredForCompleted: requirement('requiredForCompleted'),
    requiredForIncomplete: requirement('requiredForIncomplete'),
    measureSatisfactionIfActive: yes(element, 'measureSatisfactionIfActive', true),
  }
}

/** Whether a package has several units, so that the rules decide which one comes next. */
export const hasSeveralUnits = (item: Element): boolean => countUnits(item) > 1

const countUnits = (item: Element): number =>
  elementsOf(item['item']).reduce(
    (sum, child) => sum + countUnits(child),
    isElement(item) && attribute(item, 'identifierref') !== '' ? 1 : 0,
  )
