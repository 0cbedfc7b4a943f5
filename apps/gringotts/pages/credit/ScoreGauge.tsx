import { SCORE_BANDS } from '../../rules/credit-score.ts';

const colors = ['#b3261e', '#c8762e', '#c8a52e', '#5b9a4f', '#1a7340'];
const [LEFT, RIGHT] = [300, 850];
const RADIUS = 92;

const angleOf = (score: number) => Math.PI * (1 - (score - LEFT) / (RIGHT - LEFT));
const pointAt = (score: number, radius: number) => {
  const angle = angleOf(score);
  return `${110 + radius * Math.cos(angle)} ${108 - radius * Math.sin(angle)}`;
};
const arc = (from: number, to: number) =>
  `M${pointAt(from, RADIUS)} A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(to, RADIUS)}`;

/** A half circle from 300 to 850, one piece a band, with a mark at the score. */
export function ScoreGauge({ score, band }: { score: number; band: string }) {
  return (
    <svg
      role="img"
      aria-label={`${score} of 850, ${band}`}
      viewBox="0 0 220 132"
      className="mx-auto w-full max-w-64"
    >
      {SCORE_BANDS.map(({ name, from, to }, index) => (
        <path
          key={name}
          d={arc(from + (index === 0 ? 0 : 2), Math.min(RIGHT, to + 1))}
          fill="none"
          stroke={colors[index]}
          strokeWidth={13}
          opacity={name === band ? 1 : 0.35}
        />
      ))}
      <path
        d={`M${pointAt(score, RADIUS - 12)} L${pointAt(score, RADIUS + 11)}`}
        stroke="var(--foreground)"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <text x="110" y="92" textAnchor="middle" className="fill-foreground font-bold text-[40px]">
        {score}
      </text>
      <text x="110" y="112" textAnchor="middle" className="fill-foreground-muted text-[13px]">
        {band}
      </text>
      <text x="18" y="128" textAnchor="middle" className="fill-foreground-muted text-[10px]">
        300
      </text>
      <text x="202" y="128" textAnchor="middle" className="fill-foreground-muted text-[10px]">
        850
      </text>
    </svg>
  );
}
