import { useMemo } from 'react';
import { worldNow } from '#kit/page/now.ts';
import { Combobox } from '#kit/ui/Combobox.tsx';
import { cityOf, offsetName } from '../times.ts';

interface ZoneFieldProps {
  value: string;
  onChange: (zone: string) => void;
  label?: string;
  hideLabel?: boolean;
  error?: string;
}

export function useZoneOptions(current: string) {
  return useMemo(() => {
    const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
    return [...new Set([current, ...zones])].map((zone) => ({
      value: zone,
      label: cityOf(zone),
      detail: `${offsetName(zone, worldNow())} · ${zone}`,
    }));
  }, [current]);
}

export function ZoneField({ value, onChange, label = 'Time zone', hideLabel = true, error }: ZoneFieldProps) {
  const options = useZoneOptions(value);
  return (
    <Combobox
      label={label}
      hideLabel={hideLabel}
      value={value}
      options={options}
      error={error}
      onChange={(zone) => zone && onChange(zone)}
      className="w-44"
    />
  );
}
