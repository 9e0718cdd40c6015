import { LocalNextStep, OtherNextStep } from './next-step-cards'
import { NextStepRegion } from './next-step-region'
import { currentMode } from '@/lib/variant/current-mode'

/** The end of a text page: a call to action that matches the visitor's location. */
export async function NextStep() {
  const isLocal = (await currentMode()) === 'local'
  return <NextStepRegion>{isLocal ? <LocalNextStep /> : <OtherNextStep />}</NextStepRegion>
}
