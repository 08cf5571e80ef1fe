/** While the board tells what happened: a tap or a key finishes the step. With a close-up, the pieces of a battle are shown large, too. */

import type { BattleSide, Scene } from '@flagfall/seat';
import { useEffect } from 'preact/hooks';
import { BattleArt } from '../art/pieces/battleScene.tsx';
import { PieceArt } from '../art/pieces/piece.tsx';
import { closeUp } from '../settings/settings.ts';
import { messages, say } from '../words/texts.ts';
import type { PlayModel } from './playModel.ts';
import './sceneView.css';

export function SceneView({ model }: { readonly model: PlayModel }) {
  const { beat, seat } = model.shown.value;
  const isTelling = beat !== undefined;
  useEffect(() => {
    if (!isTelling) return;
    const skip = (event: KeyboardEvent): void => {
      if (!['Enter', ' ', 'Escape'].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      model.play.skip();
    };
    addEventListener('keydown', skip, true);
    return () => removeEventListener('keydown', skip, true);
  }, [isTelling, model]);
  if (beat === undefined || seat === undefined) return null;
  const isClose = closeUp.chosen.value === 'on' && (beat.type === 'turn' || beat.type === 'show');
  const scene = isClose ? beat.scene : undefined;
  return (
    // The log reads aloud what happens.
    <button
      type="button"
      class={scene === undefined ? 'scene' : 'scene scene-close'}
      data-beat={beat.type}
      aria-label={say('web.scene.skip')}
      onClick={() => model.play.skip()}
    >
      {scene === undefined ? null : (
        <span class="scene-sheet">
          {scene.type === 'battle' ? <Battle scene={scene} model={model} /> : <Showing scene={scene} model={model} />}
          <span class="scene-sentence">{model.words.item(scene.item, seat)}</span>
          <small>{say('web.scene.skip')}</small>
        </span>
      )}
    </button>
  );
}

function Battle({ scene, model }: { readonly scene: Extract<Scene, { type: 'battle' }>; readonly model: PlayModel }) {
  const { attacker, defender, outcome } = scene;
  return (
    <>
      <BattleArt edition={model.rules.edition.id} attacker={attacker} defender={defender} outcome={outcome} />
      <span class="scene-names">
        <SideName side={attacker} model={model} />
        <SideName side={defender} model={model} />
      </span>
    </>
  );
}

function SideName({ side, model }: { readonly side: BattleSide; readonly model: PlayModel }) {
  const { seat, kind, cards } = side;
  return (
    <span data-seat={seat}>
      <strong class="seatName">{model.words.kind(seat, kind)}</strong>
      {cards.map((card) => (
        <small key={card}>{messages().card(card)}</small>
      ))}
    </span>
  );
}

function Showing({ scene, model }: { readonly scene: Extract<Scene, { type: 'showing' }>; readonly model: PlayModel }) {
  return (
    <>
      <span class="scene-piece">
        <PieceArt edition={model.rules.edition.id} kind={scene.kind} seat={scene.seat} />
      </span>
      <SideName side={{ ...scene, cards: [] }} model={model} />
    </>
  );
}
