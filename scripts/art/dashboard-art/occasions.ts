/** Drawn occasions for films: something to sell, something to explain, something to celebrate. */

const shade = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A shopping bag in front of rays, with a star for the offer. */
export function promotion(): string {
  const rays = Array.from({ length: 14 }, (_, i) => {
    const [from, to] = [i * (Math.PI / 7), i * (Math.PI / 7) + Math.PI / 14];
    const at = (angle: number) => `${280 + 420 * Math.cos(angle)} ${190 + 420 * Math.sin(angle)}`;
    return `<path d="M280 190 ${at(from)} ${at(to)}Z" fill="#fff" opacity=".14"/>`;
  });
  const star = Array.from({ length: 24 }, (_, i) => {
    const r = i % 2 ? 40 : 50;
    return `${398 + r * Math.cos((i * Math.PI) / 12)},${104 + r * Math.sin((i * Math.PI) / 12)}`;
  });
  return `<defs>${shade('g', '#7c3aed', '#2563eb')}${shade('b', '#fde68a', '#f59e0b')}${shade('p', '#fb7185', '#e11d48')}</defs>
<rect width="560" height="336" fill="url(#g)"/>${rays.join('')}
<ellipse cx="280" cy="302" rx="128" ry="15" fill="#1e1b4b" opacity=".4"/>
<path d="M240 128v-16a40 40 0 0 1 80 0v16" fill="none" stroke="#92400e" stroke-width="9" stroke-linecap="round"/>
<path d="M188 122h184l20 164a16 16 0 0 1-16 18H184a16 16 0 0 1-16-18z" fill="url(#b)"/>
<path d="M372 122l20 164a16 16 0 0 1-16 18h-40l14-182z" fill="#b45309" opacity=".22"/>
<path d="m252 250 28-64 28 64M262 230q18-14 36 0" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>
<polygon points="${star.join(' ')}" fill="url(#p)"/><path d="m380 122 36-36" stroke="#fff" stroke-width="7" stroke-linecap="round"/><circle cx="382" cy="90" r="8" fill="#fff"/><circle cx="414" cy="118" r="8" fill="#fff"/>`;
}

/** Three steps on a board, the third one lit. */
export function explainer(): string {
  const step = (x: number, y: number, fill: string, sign: string) =>
    `<circle cx="${x}" cy="${y}" r="36" fill="${fill}"/><g transform="translate(${x} ${y})" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${sign}</g>`;
  return `<defs>${shade('g', '#bae6fd', '#a5b4fc')}</defs><rect width="560" height="336" fill="url(#g)"/>
<path d="M170 296 130 350M390 296l40 54" stroke="#64748b" stroke-width="12" stroke-linecap="round"/>
<rect x="60" y="44" width="440" height="248" rx="20" fill="#fff"/><rect x="60" y="44" width="440" height="248" rx="20" fill="none" stroke="#475569" stroke-width="8"/>
<rect x="96" y="78" width="150" height="14" rx="7" fill="#1e1b4b"/><rect x="96" y="102" width="96" height="10" rx="5" fill="#cbd5e1"/>
<path d="M186 190q42-44 58-14M322 190q42-44 58-14" fill="none" stroke="#94a3b8" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 13"/>
${step(142, 190, '#7c3aed', '<circle r="11"/><path d="m9 9 9 9"/>')}${step(280, 190, '#2563eb', '<path d="M-14 12V-4M0 12v-26M14 12V2"/>')}${step(418, 190, '#f59e0b', '<path d="m-15 1 10 11 20-23"/>')}
<rect x="110" y="244" width="64" height="10" rx="5" fill="#cbd5e1"/><rect x="248" y="244" width="64" height="10" rx="5" fill="#cbd5e1"/><rect x="386" y="244" width="64" height="10" rx="5" fill="#cbd5e1"/>`;
}

/** Balloons, bunting and confetti over the evening. */
export function celebration(): string {
  const bright = ['#fbbf24', '#f472b6', '#38bdf8', '#34d399', '#fb7185', '#c4b5fd'];
  const tint = (i: number) => bright[i % bright.length];
  const flags = Array.from({ length: 13 }, (_, i) => {
    const x = 8 + i * 45;
    const y = 26 + 44 * Math.sin((i / 12) * Math.PI);
    return `<path d="M${x - 17} ${y}h34l-17 36z" fill="${tint(i * 5)}"/>`;
  });
  /* The golden angle spreads the paper without rows. */
  const confetti = Array.from({ length: 70 }, (_, i) => {
    const x = (i * 0.618034 * 560) % 560;
    const y = 96 + ((i * 0.754878 * 240) % 240);
    return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${6 + (i % 4) * 2}" height="${4 + (i % 3) * 2}" rx="1.5" fill="${tint(i)}" opacity="${0.55 + (i % 4) * 0.15}" transform="rotate(${(i * 47) % 180} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  });
  const balloon = (x: number, y: number, r: number, fill: string) =>
    `<path d="M${x} ${y + r * 1.2}q14 50-6 130" fill="none" stroke="#fff" stroke-width="2.5" opacity=".5"/><path d="m${x - 8} ${y + r * 1.24} 8-12 8 12z" fill="${fill}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.18}" fill="${fill}"/><ellipse cx="${x - r * 0.36}" cy="${y - r * 0.45}" rx="${r * 0.17}" ry="${r * 0.3}" fill="#fff" opacity=".55" transform="rotate(28 ${x - r * 0.36} ${y - r * 0.45})"/>`;
  return `<defs>${shade('g', '#312e81', '#86198f')}<radialGradient id="h" cx=".5" cy=".95" r=".8"><stop stop-color="#f9a8d4" stop-opacity=".75"/><stop offset="1" stop-color="#f9a8d4" stop-opacity="0"/></radialGradient></defs>
<rect width="560" height="336" fill="url(#g)"/><rect width="560" height="336" fill="url(#h)"/>${confetti.join('')}
<path d="M0 24Q280 116 560 24" fill="none" stroke="#fff" stroke-width="3" opacity=".6"/>${flags.join('')}
${balloon(196, 206, 50, '#f472b6')}${balloon(372, 214, 46, '#38bdf8')}${balloon(284, 178, 58, '#fbbf24')}`;
}
