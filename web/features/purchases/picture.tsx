import {
  IconBone,
  IconBook,
  IconBook2,
  IconCalculator,
  IconChartHistogram,
  IconDroplet,
  IconHeartbeat,
  IconPackages,
  IconSchool,
  IconTestPipe,
} from '@tabler/icons-react';
import classes from './purchase.module.css';

const PICTURES = new Map([
  ['supporter', IconBook2],
  ['data', IconChartHistogram],
  ['bundle', IconPackages],
  ['blood-gas', IconDroplet],
  ['blood-test', IconTestPipe],
  ['ecg', IconHeartbeat],
  ['calculation', IconCalculator],
  ['radiology', IconBone],
  ['exam', IconSchool],
  ['book', IconBook],
]);

/** The picture of a product, by its name; nothing for one without. */
export function Picture({ name }: { name: string }) {
  const Icon = PICTURES.get(name);
  return (
    Icon && (
      <span className={classes.picture} aria-hidden>
        <Icon size={40} stroke={1.5} />
      </span>
    )
  );
}
