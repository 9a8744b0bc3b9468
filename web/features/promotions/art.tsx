import {
  IconBooks,
  IconCalendarEvent,
  IconCards,
  IconChartLine,
  IconMessageCircle,
  IconNotebook,
  IconShoppingBag,
  IconSparkles,
  IconStethoscope,
} from '@tabler/icons-react';
import classes from './promotion.module.css';

const ART = [
  [/geeky-ai|virtual-patient/, IconMessageCircle],
  [/^\/insights\//, IconChartLine],
  [/^\/(osce|ecoe)-stations\/|^\/sca-cases\/|^\/nursing-toc\//, IconStethoscope],
  [/^\/(learn|quizlog|ai-quiz|questions|teach)\//, IconBooks],
  [/^\/flashcards\//, IconCards],
  [/^\/(notebook|guides)\//, IconNotebook],
  [/^\/purchase\//, IconShoppingBag],
  [/^\/(events|tutor)\//, IconCalendarEvent],
] as const;

/** The picture of a promotion, or a drawing of where it leads. Decoration: what it says is beside it. */
export function Art({ picture, link }: { picture: string; link: string }) {
  if (picture !== '') return <img src={picture} alt="" className={classes.picture} loading="lazy" />;
  const Icon = ART.find(([pattern]) => pattern.test(link))?.[1] ?? IconSparkles;
  return (
    <div className={classes.drawing} aria-hidden>
      <Icon size={44} stroke={1.3} />
    </div>
  );
}
