'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { togglePage } from '@/content/en/ui/tools/toggle'
import { overrideDevice, simulateCity, simulateMode } from '../_developer/developer-tools'
import { testCities } from '../_developer/test-cities'

const words = togglePage.tools

function Tool({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button type="button" onClick={onPress} variant="outline" size="sm">
      {children}
    </Button>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-end gap-3">{children}</div>
    </fieldset>
  )
}

/** Simulated locations and layouts. */
export function DeveloperTools() {
  const [city, setCity] = useState<string>(testCities[0].name)
  return (
    <details className="measure border-y border-line py-2 noscript:hidden">
      <summary className="min-h-12 py-2.5 font-semibold">{words.summary}</summary>
      <div className="space-y-6 pt-2 pb-4">
        <p className="text-sm text-muted">{words.note}</p>
        <Group legend={words.placeLegend}>
          <label className="block">
            <span className="mb-1 block text-sm">{words.cityLabel}</span>
            <Select value={city} onChange={(event) => setCity(event.target.value)} className="w-auto">
              {testCities.map(({ name, expected }) => (
                <option key={name} value={name}>
                  {words.cityOption(name, expected)}
                </option>
              ))}
            </Select>
          </label>
          <Tool onPress={() => simulateCity(city)}>{words.simulateCity}</Tool>
          <Tool onPress={() => simulateMode('local')}>{words.forceLocal}</Tool>
          <Tool onPress={() => simulateMode('remote')}>{words.forceRemote}</Tool>
        </Group>
        <Group legend={words.deviceLegend}>
          <Tool onPress={() => overrideDevice('mobile')}>{words.mobile}</Tool>
          <Tool onPress={() => overrideDevice('desktop')}>{words.desktop}</Tool>
          <Tool onPress={() => overrideDevice(null)}>{words.noDevice}</Tool>
        </Group>
      </div>
    </details>
  )
}
